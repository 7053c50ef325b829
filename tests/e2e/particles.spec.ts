import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const fields = [
  { path: "/demos/gaming", count: 50 },
  { path: "/demos/tech", count: 300 },
  { path: "/demos/music", count: 100 },
  { path: "/demos/nonprofit", count: 40 },
];

/** Leaves nothing to be seen but the particles, whatever else moves on their page. */
async function hideAllElse(page: Page) {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("body, body *"))
      element.style.setProperty(
        "visibility",
        element.matches("[data-particles]") ? "visible" : "hidden",
        "important",
      );
  });
}

/** What is drawn at this moment: the canvas is a worker's, and can only be looked at. */
async function picture(page: Page): Promise<string> {
  const pixels = await page.screenshot();
  return createHash("sha256").update(pixels).digest("hex");
}

for (const { path, count } of fields) {
  test(`${path} lets ${count} particles move while they are seen, and no longer`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(path);
    const canvas = page.locator("canvas[data-particles]");
    await expect(canvas).toHaveAttribute("data-count", String(count));
    await canvas.scrollIntoViewIfNeeded();
    await expect(canvas).toHaveAttribute("data-moving", "true");
    await hideAllElse(page);
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
    await hideAllElse(page);
    await canvas.evaluate((element) => element.style.setProperty("opacity", "0"));
    const nothing = await picture(page);
    await canvas.evaluate((element) => element.style.removeProperty("opacity"));
    await expect.poll(() => picture(page)).not.toBe(nothing);
    // Particles that move are nowhere the same two frames on.
    await expect
      .poll(async () => {
        const before = await picture(page);
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        return (await picture(page)) === before;
      })
      .toBe(true);
  });
}
