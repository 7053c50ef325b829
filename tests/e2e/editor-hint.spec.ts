import type { Page } from "@playwright/test";
import { canvas } from "./edited-page.ts";
import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";

const hint = (page: Page) => page.getByRole("region", { name: "How to begin" });
const title = (page: Page) => canvas(page).getByRole("heading", { level: 1 });

async function open(page: Page, design = "wellness"): Promise<void> {
  await page.goto(`/make/${design}`);
  await expect(title(page)).toBeVisible();
}

test("how to begin is said once: gone when it is known, after a reload and in other designs too", async ({
  page,
}) => {
  await open(page);
  await expect(hint(page)).toContainText("Click any word and type.");
  // Opening alone is not knowing.
  await page.reload();
  await hint(page).getByRole("button", { name: "Got it" }).press("Enter");
  await expect(hint(page)).toHaveCount(0);
  await expect(page.locator('iframe[title^="The page."]')).toBeFocused();
  await page.reload();
  await expect(title(page)).toBeVisible();
  await expect(hint(page)).toHaveCount(0);
  await open(page, "restaurant");
  await expect(hint(page)).toHaveCount(0);
});

test("whoever types knows how to begin, and what they type does not move when the line goes", async ({
  page,
}) => {
  await open(page);
  await expect(hint(page)).toBeVisible();
  await title(page).click();
  const before = await title(page).boundingBox();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Quiet");
  await expect(hint(page)).toHaveCount(0);
  expect((await title(page).boundingBox())?.y).toBe(before?.y);
  await expect(canvas(page).locator("[data-typing]")).toHaveText("Quiet");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  // Undone is not unlearnt.
  await page.keyboard.press("Control+z");
  await page.reload();
  await expect(title(page)).toBeVisible();
  await expect(hint(page)).toHaveCount(0);
});

for (const width of [320, 390, 1440])
  test(`at ${width} px the line stays within the window, covers nothing, and axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page);
    const box = await hint(page).boundingBox();
    const shown = await page.locator('[data-pane="canvas"]').boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
    expect(box?.y ?? 0).toBeGreaterThanOrEqual((shown?.y ?? 0) + (shown?.height ?? 0) - 1);
    const known = await hint(page).getByRole("button").boundingBox();
    expect(Math.min(known?.width ?? 0, known?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await findViolations(page, "iframe")).toEqual([]);
  });
