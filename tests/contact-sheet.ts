import { type Browser, chromium } from "@playwright/test";
import { demoBySlug } from "../app/demos/catalog.ts";
import { demoPages } from "../app/demos/demo-pages.ts";
import { chromiumOptions } from "./chromium.ts";
import { startProduct } from "./start-product.ts";

/** A window in CSS pixels; of the page in it, `height` is seen, which may be more than the window shows. */
const wide = { width: 1440, window: 900, height: 1800 };
const narrow = { width: 390, window: 844, height: 1800 };
/** The factor by which pages are set on the sheet. */
const scale = 1 / 3;
const columns = 3;
const [file = "contact-sheet.jpg"] = process.argv.slice(2);

const homes = demoPages
  .map(({ demo }) => demoBySlug(demo))
  .filter((demo, index, all) => all.indexOf(demo) === index);
const product = await startProduct();
const browser = await chromium.launch(chromiumOptions);
try {
  const cells: string[] = [];
  for (const { brand, path } of homes) {
    const shots = [
      await shoot(browser, product.url + path, wide),
      await shoot(browser, product.url + path, narrow),
    ];
    cells.push(`<figure>${shots.join("")}<figcaption>${brand} ${path}</figcaption></figure>`);
  }
  const sheet = await browser.newPage({ viewport: { width: 640 * columns + 40, height: 600 } });
  await sheet.setContent(`<style>
    body { margin: 20px; background: #777; font: 14px/1.6 sans-serif; color: #fff }
    main { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 20px }
    figure { margin: 0; display: flex; flex-wrap: wrap; gap: 4px }
    figcaption { width: 100% }
  </style><main>${cells.join("")}</main>`);
  await sheet.screenshot({ path: file, type: "jpeg", quality: 80, fullPage: true });
  console.log(`${homes.length} home pages on ${file}`);
} finally {
  await browser.close();
  await product.stop();
}

/** The upper part of the page at `url` as an image element, its pictures loaded. */
async function shoot(browser: Browser, url: string, { width, window, height }: typeof wide): Promise<string> {
  const page = await browser.newPage({ viewport: { width, height: window }, reducedMotion: "reduce" });
  await page.goto(url, { waitUntil: "networkidle" });
  const clip = { x: 0, y: 0, width, height };
  const picture = await page.screenshot({ type: "jpeg", quality: 85, fullPage: true, clip });
  await page.close();
  return `<img src="data:image/jpeg;base64,${picture.toString("base64")}" width="${width * scale}" height="${height * scale}" alt="">`;
}
