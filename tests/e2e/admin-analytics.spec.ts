import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";

test("an administrator sees who came and how far they went, by week and by design, and takes it along", async ({
  page,
  createAccount,
  createSite,
  signInSilently,
}) => {
  const admin = await createAccount("admin");
  await createSite(await createAccount(), "Bistro of the figures");
  await page.goto("/demos/food");
  await page.goto("/start");
  await signInSilently(admin);
  await page.goto("/admin");
  await page.getByRole("link", { name: "Analytics" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("opened an account");
  const designs = page.getByRole("table", { name: "By design" });
  await expect(async () => {
    await page.reload();
    await expect(designs.getByRole("row").nth(1)).toContainText(/[1-9]/);
  }).toPass();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "A year" }).click();
  await expect(page).toHaveURL(/over=52/);
  await expect(page.getByRole("img", { name: /^Accounts by week\./ })).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a table (CSV)", exact: true }).click();
  expect((await saved).suggestedFilename()).toBe("studio.csv");
  const savedDesigns = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a table (CSV): By design" }).click();
  expect((await savedDesigns).suggestedFilename()).toBe("designs.csv");
  await expect(page.getByRole("heading", { name: "Slow statements" })).toBeVisible();
  await expect(page.getByText(/without the values that it was asked with/)).toBeVisible();
});
