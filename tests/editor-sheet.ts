import { type Browser, chromium } from "@playwright/test";
import { chromiumOptions } from "./chromium.ts";
import { startProduct } from "./start-product.ts";

/** Designs as far apart as there are. */
const designs = ["fashion", "crypto", "restaurant", "plumbing", "wellness"];
const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
const schemes = ["light", "dark"] as const;
/** The factor by which windows are set on the sheet. */
const scale = 0.4;
const [file = "editor-sheet.jpg"] = process.argv.slice(2);

const product = await startProduct();
const browser = await chromium.launch(chromiumOptions);
try {
  const cells: string[] = [];
  for (const design of designs)
    for (const colorScheme of schemes) {
      const shots: string[] = [];
      for (const window of windows) shots.push(await shoot(browser, design, colorScheme, window));
      cells.push(`<figure>${shots.join("")}<figcaption>${design}, ${colorScheme}</figcaption></figure>`);
    }
  const each = windows.reduce((sum, { width }) => sum + width * scale, 4);
  const sheet = await browser.newPage({ viewport: { width: each * 2 + 60, height: 600 } });
  await sheet.setContent(`<style>
    body { margin: 20px; background: #777; font: 14px/1.6 sans-serif; color: #fff }
    main { display: grid; grid-template-columns: repeat(2, ${each}px); gap: 20px }
    figure { margin: 0; display: flex; flex-wrap: wrap; align-items: start; gap: 4px }
    figcaption { width: 100% }
  </style><main>${cells.join("")}</main>`);
  await sheet.screenshot({ path: file, type: "jpeg", quality: 85, fullPage: true });
  console.log(`The editor on ${designs.length} designs on ${file}`);
} finally {
  await browser.close();
  await product.stop();
}

/** The editor of `design` as an image element: its list of sections open, its opening chosen, its pictures loaded. */
async function shoot(
  browser: Browser,
  design: string,
  colorScheme: "light" | "dark",
  window: { width: number; height: number },
): Promise<string> {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: window,
    colorScheme,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem("fabula.editor-hint", "over"));
  await page.goto(`/make/${design}`);
  const canvas = page.frameLocator('iframe[title^="The page."]');
  await canvas.getByRole("heading", { level: 1 }).waitFor();
  await page.getByRole("button", { name: /^Checks \d/ }).waitFor();
  if (window.width < 1024) await page.getByRole("button", { name: "Sections", exact: true }).click();
  await page.locator("[data-section] > button").first().click();
  await canvas.locator("body").evaluate(async ({ ownerDocument: shown }) => {
    await shown.fonts.ready;
    const { innerHeight = 0 } = shown.defaultView ?? {};
    const isInView = (image: Element) => image.getBoundingClientRect().top < innerHeight;
    await Promise.all([...shown.images].filter(isInView).map((image) => image.decode().catch(() => {})));
  });
  const picture = await page.screenshot({ type: "jpeg", quality: 85, animations: "disabled" });
  await context.close();
  return `<img src="data:image/jpeg;base64,${picture.toString("base64")}" width="${window.width * scale}" height="${window.height * scale}" alt="">`;
}
