import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type FrameLocator, type Page } from "@playwright/test";
import sharp from "sharp";
import { type PieceName, pieceNames } from "../app/help/content.ts";
import { chromiumOptions } from "./chromium.ts";
import { startProduct } from "./start-product.ts";

/** Of each picture in CSS pixels, and the widths of its files. */
const shape = { width: 1080, height: 720 };
const widths = [720, 1440];
const root = join(import.meta.dirname, "..");
const folder = "/pictures/help";

type Scene = { page: Page; canvas: FrameLocator };

/** What is done before each is taken, and where it is taken from the left. */
const scenes: Record<PieceName, (scene: Scene) => Promise<{ left?: number } | undefined>> = {
  async typing({ page, canvas }) {
    await canvas.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("Begin the day slowly");
    return undefined;
  },
  async pictures({ page, canvas }) {
    await page.getByRole("button", { name: "Sections" }).click();
    await canvas.locator("main img").nth(1).click();
    return undefined;
  },
  async links({ page, canvas }) {
    await canvas.locator("main a").first().click();
    await page.keyboard.press("End");
    return undefined;
  },
  async facts({ page, canvas }) {
    await page.getByRole("button", { name: "Sections" }).click();
    await canvas.locator(".navigation-brand, .navigation a").first().click();
    return undefined;
  },
  async sections({ page }) {
    await page.locator("aside li").nth(1).getByRole("button").first().click();
    return undefined;
  },
  pages: (scene) => open(scene, "Pages"),
  look: (scene) => open(scene, "Look"),
  checks: (scene) => open(scene, /^Checks/),
  async undo({ page, canvas }) {
    for (const [at, words] of [
      [0, "Begin the day slowly"],
      [1, "Three rooms and a garden"],
      [2, "Come as you are"],
    ] as const) {
      await canvas.getByRole("heading").nth(at).click();
      await page.keyboard.press("Control+a");
      await page.keyboard.type(words);
      await page.keyboard.press("Escape");
    }
    await page.keyboard.press("Control+Shift+h");
    await page.keyboard.press("Control+z");
    return undefined;
  },
  publishing: async () => ({ left: 1280 - shape.width }),
};

async function open({ page }: Scene, panel: string | RegExp): Promise<undefined> {
  await page.getByRole("button", { name: panel }).click();
}

const product = await startProduct();
const browser = await chromium.launch(chromiumOptions);
try {
  await mkdir(join(root, "public", folder), { recursive: true });
  const manifests: string[] = [];
  for (const name of pieceNames) {
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: { width: 1280, height: shape.height },
      deviceScaleFactor: 2,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem("fabula.editor-hint", "over"));
    await page.goto("/make/wellness");
    const canvas = page.frameLocator('iframe[title^="The page."]');
    await canvas.getByRole("heading", { level: 1 }).waitFor();
    await page.getByRole("button", { name: /^Checks \d/ }).waitFor();
    const { left = 0 } = (await scenes[name]({ page, canvas })) ?? {};
    await canvas.locator("body").evaluate(async ({ ownerDocument: shown }) => {
      await shown.fonts.ready;
      const { innerHeight = 0 } = shown.defaultView ?? {};
      const isInView = (image: Element) => image.getBoundingClientRect().top < innerHeight;
      await Promise.all([...shown.images].filter(isInView).map((image) => image.decode().catch(() => {})));
    });
    const png = await page.screenshot({ clip: { x: left, y: 0, ...shape }, animations: "disabled" });
    manifests.push(await keep(name, png));
    await context.close();
  }
  await writeFile(
    join(root, "app/help/pictures.ts"),
    `// Written by npm run help-pictures.
import type { Picture } from "../../engine/picture.ts";
import type { PieceName } from "./content.ts";

export const helpPictures: Record<PieceName, Omit<Picture, "alt">> = {
${manifests.join("\n")}
};
`,
  );
} finally {
  await browser.close();
  await product.stop();
}

/** Writes the files of a picture, and gives its entry in the list. */
async function keep(name: string, png: Buffer): Promise<string> {
  const path = `${folder}/${name}`;
  const hash = createHash("sha256");
  const write = async (ending: string, bytes: Buffer) => {
    hash.update(bytes);
    await writeFile(join(root, "public", path + ending), bytes);
  };
  for (const width of widths)
    await write(
      `-${width}.avif`,
      await sharp(png).resize({ width }).avif({ quality: 50, effort: 6 }).toBuffer(),
    );
  await write(
    ".jpg",
    await sharp(png).resize({ width: 960 }).jpeg({ quality: 70, mozjpeg: true }).toBuffer(),
  );
  const [widest = 0] = widths.toSorted((one, other) => other - one);
  const height = Math.round((widest * shape.height) / shape.width);
  const { dominant } = await sharp(png).stats();
  const colour = [dominant.r, dominant.g, dominant.b]
    .map((part) => part.toString(16).padStart(2, "0"))
    .join("");
  const version = hash.digest("hex").slice(0, 8);
  return `  ${name}: {
    path: "${path}",
    version: "${version}",
    width: ${widest},
    height: ${height},
    widths: [${widths.join(", ")}],
    colour: "#${colour}",
  },`;
}
