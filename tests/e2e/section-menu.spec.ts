import { expect, test } from "./fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

// One page without React and one with it.
for (const { path, label, section, place } of [
  { path: "/demos/gaming", label: "Sectors", section: "Arena", place: "arena" },
  { path: "/demos/travel", label: "Scenes", section: "Credits", place: "credits" },
]) {
  test(`${path}: the menu closes when one of its sections is chosen, which then shows`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await page.getByRole("banner").getByRole("button", { name: label }).click();
    const menu = page.getByRole("navigation", { name: label });
    await expect(menu).toBeVisible();
    await menu.getByRole("link", { name: section }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${path}#${place}$`));
    await expect(page.locator(`#${place}`)).toBeInViewport();
  });
}
