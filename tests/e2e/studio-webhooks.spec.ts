import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";

test("an administrator has an address told of what happens, tests it, changes what it hears and removes it by keyboard", async ({
  page,
  createAccount,
  createSite,
  signInSilently,
  expectConsoleError,
}) => {
  expectConsoleError(/400 \(Bad Request\).*save-studio-webhook/);
  await signInSilently(await createAccount("admin"));
  await page.goto("/admin/settings");
  await page.getByRole("link", { name: "Webhooks" }).click();
  await expect(page.getByRole("heading", { name: "Nobody outside hears what happens here." })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const url = page.getByLabel("Told at");
  await url.fill("https://127.0.0.1/in");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(url).toHaveAccessibleDescription(/must be an address that begins with https/);
  await url.fill("https://hooks.invalid/in");
  await page.getByRole("button", { name: "Untick all" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Tick at least one.")).toBeVisible();
  await page.getByRole("checkbox", { name: "A site is made" }).check();
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { name: "One address hears what happens here." })).toBeVisible();
  const secret = page.getByText(/^whsec_/);
  await expect(secret).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  const item = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "hooks.invalid" }) });
  await expect(item.getByText(/^Hears of 1 of 11 things/)).toBeVisible();
  await item.getByRole("button", { name: "Send a test" }).click();
  await expect(item.getByText(/^Nothing answered: /)).toBeVisible();
  const told = item.getByRole("list", { name: "What it was told last" });
  await expect(told.getByText("A test")).toBeVisible();

  await createSite(await createAccount(), "Bakery of the webhook");
  await page.getByRole("button", { name: "Look again" }).click();
  await expect(told.getByText(/^A site is made: /)).toBeVisible();
  await told.getByRole("button", { name: /^Send again: A site is made/ }).click();
  await expect(told.getByText(/^A site is made: .*is tried again/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.reload();
  await expect(item).toBeVisible();
  await expect(secret).toHaveCount(0);
  await item.getByRole("button", { name: "Change" }).press("Enter");
  await expect(url).toBeFocused();
  await page.getByRole("button", { name: "Tick all", exact: true }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(item.getByText(/^Hears of everything/)).toBeVisible();
  await expect(secret).toHaveCount(0);

  await item.getByRole("button", { name: "Remove" }).press("Enter");
  await item.getByRole("button", { name: "Keep it" }).press("Enter");
  await item.getByRole("button", { name: "Remove" }).press("Enter");
  await item.getByRole("button", { name: "Remove it" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Nobody outside hears what happens here." })).toBeVisible();
});
