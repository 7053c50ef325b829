import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** The last block of a long page without React, of a hydrated one and of the agency's own. */
const pages = [
  { path: "/demos/roofing", last: ".footer", within: "#estimate" },
  { path: "/demo/fitness/classes", last: ".footer", within: "#footer" },
  { path: "/", last: "main > :last-child", within: "#pricing" },
];

/** Keeps a page at its first frame: those after it take in the blocks that wait. */
function stopFrames() {
  window.requestAnimationFrame = () => 0;
}

const visibility = (page: Page, block: string) =>
  page.locator(block).evaluate((element) => getComputedStyle(element).getPropertyValue("content-visibility"));

for (const { path, last, within } of pages) {
  test(`${path} has its far blocks wait in a visit that begins at the top`, async ({ page }) => {
    await page.addInitScript(stopFrames);
    await page.goto(path);
    expect(await visibility(page, last)).toBe("auto");
    expect(await visibility(page, "main > :first-child")).toBe("visible");
  });

  test(`${path} has all its blocks after some frames, and nothing left of the waiting`, async ({ page }) => {
    await page.goto(path);
    await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    expect(await visibility(page, last)).toBe("visible");
    expect(await page.locator('main > [style*="content-visibility"]').count()).toBe(0);
  });

  test(`${path} has all its blocks at once when it is loaded again, gone back to or opened at ${within} or at a text`, async ({
    page,
  }) => {
    await page.addInitScript(stopFrames);
    for (const place of [within, "#:~:text=and"]) {
      await page.goto(`${path}${place}`);
      expect(await visibility(page, last)).toBe("visible");
      await page.goto("about:blank");
    }
    await page.goto(path);
    expect(await visibility(page, last)).toBe("auto");
    await page.reload();
    expect(await visibility(page, last)).toBe("visible");
    await page.goto("/auth");
    await page.goBack();
    expect(await visibility(page, last)).toBe("visible");
  });
}
