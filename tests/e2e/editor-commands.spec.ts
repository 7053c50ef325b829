import type { Page } from "@playwright/test";
import { canvas } from "./edited-page.ts";
import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";

const list = (page: Page) => page.getByRole("dialog", { name: "All commands" });
const field = (page: Page) => page.getByRole("combobox", { name: "Find a command or a page" });

test("all that can be done is one list: found by typing, done by Enter, undone by its own keys", async ({
  page,
}) => {
  await page.goto("/make/wellness");
  const title = canvas(page).getByRole("heading", { level: 1 });
  await expect(title).toBeVisible();
  const before = await title.innerText();
  await title.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Quiet");
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();

  // Nothing is called so, and Enter does nothing.
  await page.keyboard.type("xyzzy");
  await expect(list(page)).toContainText("No command is called “xyzzy”.");
  await page.keyboard.press("Enter");
  await expect(title).toHaveText("Quiet");
  await field(page).fill("");

  await page.keyboard.type("undo");
  await expect(list(page).getByRole("option", { selected: true })).toHaveText(/^Undo/);
  await page.keyboard.press("Enter");
  await expect(list(page)).toHaveCount(0);
  await expect(title).toHaveText(before);
  await page.keyboard.press("Control+Shift+z");
  await expect(title).toHaveText("Quiet");
  await page.keyboard.press("Control+z");
  await expect(title).toHaveText(before);

  const pages = page.getByRole("combobox", { name: "Page", exact: true });
  const label = (await pages.getByRole("option").nth(1).textContent()) ?? "";
  await page.keyboard.press("Control+k");
  await page.keyboard.type(`page ${label}`);
  await page.keyboard.press("Enter");
  await expect(pages.getByRole("option", { selected: true })).toHaveText(label);

  await page.keyboard.press("Control+k");
  await page.keyboard.press("Escape");
  await expect(list(page)).toHaveCount(0);
});

test("the list goes round by arrows, and shows what has no button of its own", async ({ page }) => {
  await page.goto("/make/wellness");
  await expect(canvas(page).getByRole("heading", { level: 1 })).toBeVisible();
  const more = page.getByRole("button", { name: "More" });
  await more.click();
  const chosen = list(page).getByRole("option", { selected: true });
  const first = (await chosen.textContent()) ?? "";
  await page.keyboard.press("ArrowUp");
  await expect(chosen).not.toHaveText(first);
  await page.keyboard.press("ArrowDown");
  await expect(chosen).toHaveText(first);
  await list(page)
    .getByRole("option", { name: /^Find and replace/ })
    .click();
  await expect(page.getByRole("heading", { name: "Find", exact: true })).toBeVisible();
  await more.click();
  await list(page).getByRole("button", { name: "Close" }).click();
  await expect(more).toBeFocused();
});

for (const width of [390, 1440])
  test(`at ${width} px the list stays within the window, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/make/wellness");
    await expect(canvas(page).getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("button", { name: "More" }).click();
    await expect(field(page)).toBeFocused();
    const box = await list(page).boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    expect(await findViolations(page, "iframe")).toEqual([]);
  });

test("the list stays that is asked for the moment after it was shut", async ({ page }) => {
  await page.goto("/make/wellness");
  await expect(canvas(page).getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  // In one breath, and then as long as a dialog takes to say that it was shut.
  await list(page).evaluate(async (dialog: HTMLDialogElement) => {
    const said = new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
    dialog.close();
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true }));
    await said;
    await new Promise(requestAnimationFrame);
  });
  await expect(field(page)).toBeFocused();
});
