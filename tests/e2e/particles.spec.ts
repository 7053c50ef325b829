import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const fields = [
  { path: "/demos/gaming", count: 50 },
  { path: "/demos/tech", count: 300 },
  { path: "/demos/music", count: 100 },
  { path: "/demos/nonprofit", count: 40 },
];

/** What is drawn at this moment. */
function picture(page: Page): Promise<string> {
  return page.locator("canvas[data-particles]").evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
}

function isDrawn(page: Page): Promise<boolean> {
  return page.locator("canvas[data-particles]").evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const pixels = canvas.getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
    return pixels.some((value) => value > 0);
  });
}

for (const { path, count } of fields) {
  test(`${path} lets ${count} particles move while they are seen, and no longer`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(path);
    const canvas = page.locator("canvas[data-particles]");
    await expect(canvas).toHaveAttribute("data-count", String(count));
    await canvas.scrollIntoViewIfNeeded();
    await expect(canvas).toHaveAttribute("data-moving", "true");
    const before = await picture(page);
    await expect.poll(() => picture(page)).not.toBe(before);

    await page.evaluate(() => {
      const { top } = (document.querySelector("canvas[data-particles]") as Element).getBoundingClientRect();
      const isAbove = top + window.scrollY < document.body.scrollHeight / 2;
      window.scrollTo({ top: isAbove ? document.body.scrollHeight : 0, behavior: "instant" });
    });
    await expect(canvas).toHaveAttribute("data-moving", "false");
  });

  test(`${path} holds them still for those who asked for less motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    const canvas = page.locator("canvas[data-particles]");
    await canvas.scrollIntoViewIfNeeded();
    await expect(canvas).toHaveAttribute("data-moving", "false");
    expect(await isDrawn(page)).toBe(true);
    const before = await picture(page);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await picture(page)).toBe(before);
  });
}
