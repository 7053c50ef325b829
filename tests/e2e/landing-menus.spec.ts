import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

async function openWide(page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  return page.getByRole("button", { name: "Demos" });
}

async function openNarrow(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  return page.getByRole("button", { name: "Menu" });
}

/** From here on time passes only as far as the test lets it. */
async function stopClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

test("the first Tab reaches a link that skips to the content", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await skip.press("Enter");
  await expect(page).toHaveURL(/#content$/);
});

test("the arrow down opens the Demos menu and goes to its first link; Escape closes it and comes back", async ({
  page,
}) => {
  const button = await openWide(page);
  await button.focus();
  await page.keyboard.press("ArrowDown");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(page.locator("#demos a").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect(button).toBeFocused();
});

test("Enter opens and closes the Demos menu", async ({ page }) => {
  const button = await openWide(page);
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#demos")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.locator("#demos")).toBeHidden();
});

test("the Demos menu stays open for 150 ms after losing the focus, then closes", async ({ page }) => {
  await page.clock.install();
  const button = await openWide(page);
  await button.click();
  await stopClock(page);
  await page.locator("#demos a").last().focus();
  await page.getByRole("link", { name: "Start Project" }).first().focus();
  await page.clock.runFor(140);
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.clock.runFor(20);
  await expect(button).toHaveAttribute("aria-expanded", "false");
});

test("focus that comes back within the delay keeps the Demos menu open", async ({ page }) => {
  await page.clock.install();
  const button = await openWide(page);
  await button.click();
  await stopClock(page);
  await page.locator("#demos a").last().focus();
  await page.getByRole("link", { name: "Start Project" }).first().focus();
  await page.clock.runFor(100);
  await button.focus();
  await page.clock.runFor(1000);
  await expect(button).toHaveAttribute("aria-expanded", "true");
});

test("a click elsewhere closes the Demos menu", async ({ page }) => {
  const button = await openWide(page);
  await button.click();
  await expect(page.locator("#demos")).toBeVisible();
  await page.mouse.click(700, 880);
  await expect(page.locator("#demos")).toBeHidden();
});

test("the mobile menu toggles, and a link in it closes it", async ({ page }) => {
  const button = await openNarrow(page);
  const navigation = page.getByRole("navigation", { name: "Main" });
  await expect(navigation).toBeHidden();
  await button.click();
  await expect(navigation).toBeVisible();
  await button.click();
  await expect(navigation).toBeHidden();
  await button.click();
  await navigation.getByRole("link", { name: "Pricing" }).click();
  await expect(navigation).toBeHidden();
  await expect(page).toHaveURL(/#pricing$/);
});

test("in the mobile menu Escape closes the Demos list first, then the menu", async ({ page }) => {
  const menu = await openNarrow(page);
  await menu.click();
  const demos = page.getByRole("button", { name: "Demos" });
  await demos.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("#demos a").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(demos).toBeFocused();
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await expect(menu).toHaveAttribute("aria-expanded", "false");
});

test("without scripts the mobile menu opens while the focus is in the header", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(baseURL ?? "");
  await page.getByRole("button", { name: "Menu" }).focus();
  await expect(page.getByRole("link", { name: "Pricing" }).first()).toBeVisible();
  await context.close();
});
