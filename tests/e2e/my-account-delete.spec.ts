import type { Page } from "@playwright/test";
import { askSite } from "./ask-site.ts";
import { findViolations } from "./find-violations.ts";
import { type Account, expect, test } from "./fixtures.ts";
import { readMail } from "./read-mail.ts";

const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });

/** The day on which whoever leaves now is erased, as the pages say it. */
const lastDay = () => date.format(new Date(Date.now() + 30 * 86_400_000));

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Delete your account" });
const goodbye = (page: Page) => page.getByRole("heading", { level: 1, name: /^Your account leaves on/ });

async function isSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
}

/** Deletes the account whose page is open, by keyboard alone. */
async function deleteByKeyboard(page: Page, { email, password }: Account): Promise<void> {
  await page.getByRole("button", { name: "Delete my account" }).press("Enter");
  const dialog = dialogOf(page);
  await dialog.getByLabel("Your address").fill(email);
  await dialog.getByLabel("Your address").press("Enter");
  const field = dialog.getByLabel("Your password");
  await expect(field).toBeFocused();
  await field.fill(password);
  await field.press("Enter");
  await expect(goodbye(page)).toBeFocused();
}

test("somebody deletes the account at 390 px, finds its one page wherever they go, and comes back to what was", async ({
  page,
  product,
  createAccount,
  createSite,
  publishSite,
  signInSilently,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 40[03]/);
  const account = await createAccount();
  const site = await createSite(account, "Bakery");
  const address = await publishSite(account, site);
  await signInSilently(account);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard/account");
  const begin = page.getByRole("button", { name: "Delete my account" });
  await begin.press("Enter");
  const dialog = dialogOf(page);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(begin).toBeFocused();

  await begin.press("Enter");
  const typed = dialog.getByLabel("Your address");
  await typed.fill("somebody@example.com");
  await typed.press("Enter");
  await expect(dialog.getByText("That is not the address of this account.")).toBeVisible();
  await typed.fill(account.email.toUpperCase());
  await typed.press("Enter");
  const password = dialog.getByLabel("Your password");
  await expect(password).toBeFocused();
  await password.fill("not this one");
  await password.press("Enter");
  await expect(dialog.getByText("That is not your password.")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(await isSideways(page)).toBe(false);
  await password.fill(account.password);
  await password.press("Enter");

  await expect(page.getByText(`On ${lastDay()} we erase it for good.`)).toBeVisible();
  await expect(goodbye(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Your account leaves on/);
  expect(await findViolations(page)).toEqual([]);
  expect(await isSideways(page)).toBe(false);
  await expect.poll(async () => (await askSite(address)).status).toBe(503);
  for (const path of [`/dashboard/sites/${site}`, "/dashboard/pictures", "/admin"]) {
    await page.goto(path);
    await expect(goodbye(page)).toBeVisible();
  }
  for (const path of [`/dashboard/sites/${site}/edit`, "/dashboard/invitation"]) {
    await page.goto(path);
    await expect(page).toHaveURL(`${product.url}/dashboard`);
    await expect(goodbye(page)).toBeVisible();
  }
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download all my data" }).press("Enter");
  expect(await (await waiting).failure()).toBeNull();
  await expect(page.getByRole("status").filter({ hasText: "The download has begun." })).toBeVisible();

  await page.goto(`/dashboard/sites/${site}`);
  await page.getByRole("button", { name: "Keep my account" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Your account stays" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Bakery" })).toBeVisible();
  await expect(page).not.toHaveTitle(/leaves/);
  await expect.poll(async () => (await askSite(address)).status).toBe(200);
});

test("the mail says when, and by signing in somebody comes back to an account that another device deleted", async ({
  page,
  product,
  browser,
  createAccount,
  signInSilently,
  sessionFragment,
  extraHTTPHeaders,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 403/);
  const account = await createAccount("admin");
  await createAccount("admin");
  const other = await sessionFragment(account);
  await signInSilently(account);
  await page.goto("/admin/account");
  await deleteByKeyboard(page, account);
  const headers = { authorization: `Bearer ${other.accessToken}` };
  expect((await fetch(`${product.url}/auth/v1/user`, { headers })).status).toBe(403);
  const mail = await readMail(product, account.email, "account-leaving");
  expect(mail.subject).toContain(lastDay());

  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  const elsewhere = await browser.newContext({ baseURL: product.url, extraHTTPHeaders });
  const second = await elsewhere.newPage();
  await second.goto(mail.link);
  await second.getByLabel("Email").fill(account.email);
  await second.getByLabel("Password").fill(account.password);
  await second.getByRole("button", { name: "Sign In" }).click();
  await expect(goodbye(second)).toBeVisible();
  await second.getByRole("button", { name: "Keep my account" }).click();
  await expect(goodbye(second)).toHaveCount(0);
  await expect(second.getByRole("navigation", { name: "Account" })).toContainText(account.fullName);
  await elsewhere.close();
});

test("what stands in the way is said in the dialog, and a window that knows nothing of it yet is told", async ({
  page,
  context,
  product,
  createAccount,
  signInSilently,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 4(03|09)/);
  const account = await createAccount();
  await signInSilently(account);
  await page.goto("/dashboard/account");
  const hint = "Make somebody else an administrator first. Then you can leave.";
  await page.route("**/api/delete-account", (route) =>
    route.fulfill({
      status: 409,
      json: { code: "not_now", message: "You are the last administrator.", hint },
    }),
  );
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel("Your address").fill(account.email);
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(`You are the last administrator. ${hint}`);
  await page.unroute("**/api/delete-account");

  // Whoever has no password is sent a code; the service's answer for them stands in for its own.
  await page.route("**/api/delete-account", async (route) => {
    const { code } = (route.request().postDataJSON() ?? {}) as { code?: string };
    const fields = { code: code === undefined ? "It is needed." : "That code is not right." };
    await route.fulfill({ status: 403, json: { code: "proof_needed", message: "Who are you?", fields } });
  });
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  const code = dialog.getByLabel("Code from the mail");
  await expect(code).toBeFocused();
  await readMail(product, account.email, "reauthentication");
  await code.fill("123 456");
  await code.press("Enter");
  await expect(dialog.getByText("That code is not right.")).toBeVisible();
  await page.unroute("**/api/delete-account");

  await dialog.getByRole("button", { name: "Keep it" }).click();
  await expect(dialog).toHaveCount(0);
  const behind = await context.newPage();
  await behind.goto("/dashboard/account");
  await expect(behind.getByRole("button", { name: "Download it" })).toBeEnabled();
  await deleteByKeyboard(page, account);
  await behind.goto("/dashboard/pictures");
  await expect(goodbye(behind)).toBeVisible();
});
