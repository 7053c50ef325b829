import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";

test("an administrator has the database copied while it serves, and reads where the copy lies", async ({
  page,
  createAccount,
  signInSilently,
}) => {
  await signInSilently(await createAccount("admin"));
  await page.goto("/admin/settings/health");
  await expect(page.getByRole("heading", { name: "No backup has been made yet." })).toBeVisible();
  await page.getByRole("button", { name: "Back up now" }).press("Enter");
  await expect(page.getByRole("heading", { name: /^The newest backup was made/ })).toBeVisible();
  await expect(page.locator("#backups").getByRole("status")).toHaveText("The backup is whole.");
  const list = page.getByRole("list", { name: "Backups that there are" });
  await expect(list.getByText(/^fabula-[\d-]+\.tar\.gz$/)).toBeVisible();
  await expect(list.getByText(/^SHA-256 [\da-f]{64}$/)).toBeVisible();
  await page.getByText("How one is put back").click();
  await expect(page.getByText(/npm run restore -- fabula-/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  // Whole databases are not sent to whoever has a session.
  await expect(page.getByRole("link", { name: /download/i })).toHaveCount(0);
});

test("the home says that the newest backup is old, and where another is made", async ({
  page,
  createAccount,
  signInSilently,
}) => {
  const admin = await createAccount("admin");
  const nineDaysAgo = new Date(Date.now() - 9 * 86_400_000 - 60_000).toISOString();
  await page.route("**/rest/v1/rpc/newest_backup", (route) => route.fulfill({ json: nineDaysAgo }));
  await signInSilently(admin);
  await page.goto("/admin");
  await expect(page.getByText(/backup 9 days old/)).toBeVisible();
  await page.getByRole("link", { name: "Back up now" }).click();
  await expect(page).toHaveURL(/\/admin\/settings\/health#backups$/);
});
