import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";
import { readMail } from "./read-mail.ts";

test("somebody changes name, address and password, by keyboard at 390 px, and signs in with what is new", async ({
  page,
  product,
  createAccount,
  signInSilently,
  freshEmail,
}) => {
  const account = await createAccount();
  await signInSilently(account);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Menu" }).press("Enter");
  await page
    .getByRole("navigation", { name: "Account" })
    .getByRole("link", { name: "My account" })
    .press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "My account" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  const name = page.getByLabel("Full Name");
  await expect(name).toHaveValue(account.fullName);
  await name.fill("Ada Zwölf");
  await name.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Your name is saved." })).toBeVisible();

  const email = page.getByLabel("New email");
  await email.fill(account.email.toUpperCase());
  await email.press("Enter");
  await expect(page.getByText("That is the address you have.")).toBeVisible();
  await email.fill(freshEmail);
  await email.press("Enter");
  await expect(page.getByText(`We have written to ${freshEmail}.`)).toBeVisible();
  const { link } = await readMail(product, freshEmail, "email-change");
  await page.goto(link);
  await expect(page).toHaveURL(`${product.url}/dashboard/account`);
  await expect(page.getByText(`You sign in as ${freshEmail}.`)).toBeVisible();

  const password = page.getByLabel("New password", { exact: true });
  await password.fill("a longer story");
  await password.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Your new password is saved." })).toBeVisible();
  await expect(password).toHaveValue("");

  await page.getByRole("button", { name: "Menu" }).press("Enter");
  await expect(page.getByRole("navigation", { name: "Account" })).toContainText("Ada Zwölf");
  await page.getByRole("button", { name: "Sign Out", exact: true }).press("Enter");
  await expect(page).toHaveURL(`${product.url}/`);
  await page.goto("/auth");
  await page.getByLabel("Email").fill(freshEmail);
  await page.getByLabel("Password").fill("a longer story");
  await page.getByLabel("Password").press("Enter");
  await expect(page.getByRole("status")).toContainText("Signed in successfully!");
});

test("whoever signed in long ago proves with a mailed code who they are before the password changes", async ({
  page,
  product,
  createAccount,
  signInSilently,
  expectConsoleError,
}) => {
  const account = await createAccount("admin");
  await signInSilently(account);
  expectConsoleError(/status of 4(00|22)/);
  // As the service answers a session of more than an hour ago to whoever brings no code.
  await page.route("**/auth/v1/user*", async (route) => {
    const { nonce } = (route.request().postDataJSON() ?? {}) as { nonce?: string };
    if (route.request().method() !== "PUT" || nonce !== undefined) return route.continue();
    await route.fulfill({
      status: 400,
      json: { code: "reauthentication_needed", message: "This change requires reauthentication" },
      headers: { "x-supabase-api-version": "2024-01-01" },
    });
  });
  await page.goto("/admin/account");
  await page.getByLabel("New password", { exact: true }).fill("a longer story");
  await page.getByRole("button", { name: "Save the password" }).click();
  const code = page.getByLabel("Code from the mail");
  await expect(code).toBeFocused();
  const mail = await readMail(product, account.email, "reauthentication");
  await code.fill(mail.code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(page.getByText("That code is not right, or it has run out.")).toBeVisible();
  await code.fill(mail.code);
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Your new password is saved." })).toBeVisible();
});

for (const [width, role] of [
  [1440, "customer"],
  [390, "admin"],
] as const) {
  test(`somebody (${role}) sees at ${width} px where they are signed in, and signs out there`, async ({
    page,
    product,
    createAccount,
    signInSilently,
    sessionFragment,
  }) => {
    const account = await createAccount(role);
    const others = [await sessionFragment(account), await sessionFragment(account)];
    await signInSilently(account);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(role === "admin" ? "/admin/account" : "/dashboard/account");
    const sessions = page.getByRole("list", { name: "Signed in" }).getByRole("listitem");
    await expect(sessions).toHaveCount(3);
    await expect(sessions.first()).toContainText("This one");
    expect(await findViolations(page)).toEqual([]);
    await sessions
      .nth(1)
      .getByRole("button", { name: /^Sign out/ })
      .press("Enter");
    await expect(sessions).toHaveCount(2);
    await page.getByRole("button", { name: "Sign out all others" }).press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "The other one is signed out." })).toBeVisible();
    await expect(sessions).toHaveCount(1);
    for (const { accessToken } of others) {
      const headers = { authorization: `Bearer ${accessToken}` };
      expect((await fetch(`${product.url}/auth/v1/user`, { headers })).status).toBe(403);
    }
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(sideways).toBe(false);
  });
}

test("all that is kept of somebody comes as one file, whose link is good once", async ({
  page,
  createAccount,
  createSite,
  signInSilently,
}) => {
  const account = await createAccount();
  await createSite(account, "Bakery");
  await signInSilently(account);
  await page.goto("/dashboard/account");
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download it" }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe("my-data.zip");
  expect(await download.failure()).toBeNull();
  await expect(page.getByRole("status").filter({ hasText: "The download has begun." })).toBeVisible();
  expect((await fetch(download.url())).status).toBe(404);
});
