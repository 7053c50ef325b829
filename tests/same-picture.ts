import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { demos } from "../app/demos/catalog.ts";
import { demoPages } from "../app/demos/demo-pages.ts";
import { loadPages } from "../server/pages/pages.ts";
import { renderSite } from "../server/publishing/render-site.ts";
import { chromiumOptions } from "./chromium.ts";
import { serveSite } from "./serve-files.ts";

/** How much of a channel may differ: what text is smoothed to is not the same in each run. */
const tolerance = 6;
const widths = [390, 1440];
const root = join(import.meta.dirname, "..");
const folder = join(root, ".cache/same-picture");
/**
 * What no visitor sees: a page of a demo that hydrates has React's empty comments between its texts, which break the kerning
 * of single pairs of letters.
 */
const unseen = 150;
/** Of a page of records, how many of them are compared. */
const records = 2;

const wanted = process.argv.slice(2);
const shownDemos = demos.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug));
const pages = await loadPages(join(root, "build/client"), { siteUrl: "http://localhost" });
const app = await serveSite(pages);
const alone = await serveSite(pages);
const browser = await chromium.launch(chromiumOptions);
rmSync(folder, { recursive: true, force: true });
let different = 0;
try {
  for (const { slug, path: base } of shownDemos) {
    const { site } = await import(`../templates/${slug}/site.ts`);
    const { files } = await renderSite(JSON.parse(JSON.stringify(site)), { origin: alone.origin });
    alone.show(files);
    const own = new Set(files.map(({ path }) => path));
    const addresses = demoPages
      .filter(({ demo }) => demo === slug)
      .flatMap((page) => page.addresses.slice(0, records));
    for (const address of addresses) {
      const path = address.slice(base.length) || "/";
      if (!own.has(path)) console.log(`${address}: no page of the document`);
      else for (const width of widths) await compare(address, path, width);
    }
  }
} finally {
  await browser.close();
  app.stop();
  alone.stop();
}
console.log(different === 0 ? "no difference" : `${different} differ: see ${folder}`);
process.exitCode = different === 0 ? 0 : 1;

async function compare(address: string, path: string, width: number): Promise<void> {
  const [demo, site] = [
    await shoot(browser, app.origin + address, width),
    await shoot(browser, alone.origin + path, width),
  ];
  const found = await differences(browser, demo, site);
  console.log(
    `${address} ${width}: ${found.pixels} of ${found.all} pixels${found.pixels ? `, rows ${found.first} to ${found.last}` : ""}`,
  );
  if (found.pixels <= unseen) return;
  different += 1;
  mkdirSync(folder, { recursive: true });
  const name = `${address.slice(1).replaceAll("/", "-")}-${width}`;
  writeFileSync(join(folder, `${name}-demo.png`), demo);
  writeFileSync(join(folder, `${name}-site.png`), site);
}

/** The whole page as it stands without scripts and movement, and without the ways out of a demo. */
async function shoot(browser: Browser, url: string, width: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.goto(url);
  await settle(page);
  const picture = await page.screenshot({ fullPage: true, animations: "disabled" });
  await page.close();
  return picture;
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.querySelector(".footer-hosts")?.remove();
    const still = new CSSStyleSheet();
    still.replaceSync(
      "*,*::before,*::after{content-visibility:visible!important;animation:none!important;transition:none!important;scroll-snap-type:none!important}canvas{visibility:hidden}",
    );
    document.adoptedStyleSheets.push(still);
    for (const picture of document.images) picture.loading = "eager";
    await document.fonts.ready;
    // A picture that takes another of its sources meanwhile refuses once; one that cannot be shown, twice.
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => picture.decode())));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

type Difference = { pixels: number; all: number; first: number; last: number };

/** How many pixels differ, and in which rows; all of those that only one of the two has. */
async function differences(browser: Browser, one: Buffer, other: Buffer): Promise<Difference> {
  if (one.equals(other)) return { pixels: 0, all: 0, first: 0, last: 0 };
  const page = await browser.newPage();
  const found = await page.evaluate(
    async ([tolerance, ...pictures]) => {
      const [a, b] = await Promise.all(
        (pictures as string[]).map(async (text) => {
          const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes]));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (!a || !b) throw new Error("no canvas");
      const height = Math.max(a.height, b.height);
      const found = { pixels: 0, all: a.width * height, first: -1, last: -1 };
      for (let row = 0; row < height; row += 1)
        for (let column = 0; column < a.width; column += 1) {
          const at = (row * a.width + column) * 4;
          const isSame =
            row < a.height &&
            row < b.height &&
            [0, 1, 2].every(
              (channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) <= tolerance,
            );
          if (isSame) continue;
          found.pixels += 1;
          if (found.first < 0) found.first = row;
          found.last = row;
        }
      return found;
    },
    [tolerance, one.toString("base64"), other.toString("base64")] as [number, string, string],
  );
  await page.close();
  return found;
}
