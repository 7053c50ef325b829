import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

/** Opens the menu of the page by keyboard, and goes on with Tab until the focus has left it. */
async function tabThroughMenu(page: Page): Promise<void> {
  await page.locator(".navigation-bar > .navigation-toggle").focus();
  await page.keyboard.press("Enter");
  const menu = page.locator(".navigation-panel");
  await expect(menu).toBeVisible();
  const links = await menu.locator("a, button").count();
  for (let pressed = 0; pressed <= links; pressed += 1) await page.keyboard.press("Tab");
  expect(await menu.evaluate((panel) => panel.contains(document.activeElement))).toBe(false);
}

/** Whether what has the focus can be seen and touched where it is. */
function isFocusOnTop(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, Math.min(top + height / 2, innerHeight - 1));
    return found !== null && (focused.contains(found) || found.contains(focused));
  });
}

// Without any script of its own, with the small one, and with React.
for (const { path, closes } of [
  { path: "/demos/roofing", closes: false },
  { path: "/demos/gaming", closes: true },
  { path: "/demo/fashion/shop", closes: true },
]) {
  test(`${path}: a menu that is left by keyboard closes, and nothing is behind it`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await tabThroughMenu(page);
    await expect(page.locator(".navigation-panel")).toBeHidden();
    expect(await isFocusOnTop(page)).toBe(true);
    const isOpen = () =>
      page.locator(".navigation-panel").evaluate((panel) => panel.matches(":popover-open"));
    if (closes) await expect.poll(isOpen).toBe(false);
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a menu that is left by keyboard does not cover what has the focus", async ({ page }) => {
    await page.goto("/demos/gaming");
    await page.locator(".navigation-bar > .navigation-toggle").focus();
    await page.keyboard.press("Enter");
    const menu = page.locator(".navigation-panel");
    await expect(menu).toBeVisible();
    const links = await menu.locator("a, button").count();
    for (let pressed = 0; pressed <= links; pressed += 1) await page.keyboard.press("Tab");
    await expect(menu).toBeHidden();
  });
});

test("what does not scroll takes no focus", async ({ page }) => {
  await page.goto("/demos/music");
  const crate = page.locator(".crate-box");
  await crate.focus();
  await expect(crate).not.toBeFocused();
  await page.setViewportSize({ width: 1280, height: 800 });
  await crate.focus();
  await expect(crate).toBeFocused();
});
