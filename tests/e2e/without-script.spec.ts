import { expect, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false });

test("the electricians' main switch puts the page out and on again; the number can be read in the dark", async ({
  page,
}) => {
  await page.goto("/demos/electrician");
  const mainSwitch = page.getByRole("checkbox", { name: "Main switch" });
  await expect(mainSwitch).toBeChecked();
  await expect(page.getByText("The main switch works.")).toBeVisible();
  await mainSwitch.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("The main switch works.")).toBeHidden();
  await expect(page.getByText("See. This is what we do.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "906-555-0119" }).first()).toBeVisible();
  await page.keyboard.press("Space");
  await expect(page.getByText("See. This is what we do.")).toBeHidden();
});

test("the noodle counter says how many stools are free at the hour that is chosen", async ({ page }) => {
  await page.goto("/demos/food");
  await expect(page.getByText("of 9 stools free at 7 PM.")).toBeVisible();
  await page.getByRole("radio", { name: "5 PM" }).check();
  await expect(page.getByText("of 9 stools free at 5 PM.")).toBeVisible();
  await expect(page.getByText("of 9 stools free at 7 PM.")).toBeHidden();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("of 9 stools free at 6 PM.")).toBeVisible();
});

test("the arena shows the game that is picked, and it alone", async ({ page }) => {
  await page.goto("/demos/gaming");
  const shown = page
    .locator("article")
    .filter({ visible: true, has: page.getByText("Prize", { exact: true }) });
  await expect(shown).toHaveCount(1);
  await expect(shown.getByRole("heading")).toHaveText("Hexfall");
  await page.locator("label").filter({ hasText: "Counterpoint" }).click();
  await expect(shown).toHaveCount(1);
  await expect(shown.getByRole("heading")).toHaveText("Counterpoint");
});
