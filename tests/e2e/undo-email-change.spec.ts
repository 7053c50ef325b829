import type { Product } from "../start-product.ts";
import { findViolations } from "./find-violations.ts";
import { type Account, expect, test } from "./fixtures.ts";
import { readMail } from "./read-mail.ts";

/** Moves the account to another address, as somebody would who got hold of its session. */
async function moveAccount(product: Product, account: Account, newEmail: string): Promise<void> {
  const ask = async (method: string, path: string, body: object, token = "") => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const response = await fetch(product.url + path, { method, headers, body: JSON.stringify(body) });
    expect(response.status).toBe(200);
    return (await response.json()) as { access_token: string };
  };
  const { access_token } = await ask("POST", "/auth/v1/token?grant_type=password", account);
  await ask("PUT", "/auth/v1/user", { email: newEmail }, access_token);
  const { link } = await readMail(product, newEmail, "email-change");
  expect((await fetch(link, { redirect: "manual" })).status).toBe(303);
}

/** As the service marks an account that was taken back. */
async function markTakenBack(product: Product, { id }: Account): Promise<void> {
  const response = await fetch(`${product.url}/auth/v1/admin/users/${id}`, {
    method: "PUT",
    headers: {
      authorization: `Bearer ${product.secretKey}`,
      apikey: product.secretKey,
      "content-type": "application/json",
    },
    body: JSON.stringify({ app_metadata: { choose_password: "taken-back" } }),
  });
  if (!response.ok) throw new Error(`the account could not be marked: ${response.status}`);
}

const heading = { level: 1, name: "Take your account back" } as const;

test("whoever reads the old address takes the account back by a button, chooses a password and is in", async ({
  page,
  product,
  createAccount,
  freshEmail,
  expectConsoleError,
}) => {
  expectConsoleError(/403/);
  const account = await createAccount();
  await moveAccount(product, account, freshEmail);
  const { link } = await readMail(product, account.email, "email-changed");
  await page.goto(link);
  await expect(page.getByRole("heading", heading)).toBeFocused();
  expect(page.url()).toBe(`${product.url}/auth/undo-email-change`);
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole("button", { name: "Take it back" }).press("Enter");
  await expect(page.getByLabel("New password")).toBeVisible();
  await expect(page.getByText(account.email)).toBeVisible();
  expect(page.url()).toBe(`${product.url}/auth/new-password`);
  await page.getByLabel("New password").fill("only the owner knows");
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(page.getByRole("status")).toContainText("Your new password is saved.");

  await page.goto(link);
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "This way back is closed" })).toBeFocused();
});

test("the way back says beforehand what becomes of whoever is signed in here, and then asks nothing more", async ({
  page,
  product,
  createAccount,
  freshEmail,
  signInSilently,
}) => {
  const account = await createAccount();
  await moveAccount(product, account, freshEmail);
  const reader = await createAccount();
  await signInSilently(reader);
  const { link } = await readMail(product, account.email, "email-changed");
  await page.goto(link);
  await expect(page.getByText(`You are signed in here as ${reader.email}.`)).toBeVisible();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("fabula.session") ?? "null"));
  await page.getByRole("button", { name: "Sign out here and take it back" }).click();

  await expect(page).toHaveURL(`${product.url}/auth/new-password`);
  await expect(page.getByLabel("New password")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText(account.email)).toBeVisible();
  await expect(async () => {
    const headers = { authorization: `Bearer ${kept.access_token}` };
    expect((await page.request.get("/auth/v1/user", { headers })).ok()).toBe(false);
  }).toPass();
  await page.reload();
  await expect(page.getByLabel("New password")).toBeVisible();
});

test("whoever leaves the way back as it is stays who they are, and the link stays good", async ({
  page,
  product,
  createAccount,
  freshEmail,
  signInSilently,
}) => {
  const account = await createAccount();
  await moveAccount(product, account, freshEmail);
  const reader = await createAccount();
  await signInSilently(reader);
  const { link } = await readMail(product, account.email, "email-changed");
  await page.goto(link);
  await page.getByRole("link", { name: "Leave it as it is" }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  expect(await page.evaluate(() => localStorage.getItem("fabula.session"))).toContain(reader.id);

  await page.goto(link);
  await page.getByRole("button", { name: "Sign out here and take it back" }).click();
  await expect(page.getByLabel("New password")).toBeVisible();
});

test("after the button the words say that the account is back, and Later loses nothing", async ({
  page,
  product,
  createAccount,
  freshEmail,
}) => {
  const account = await createAccount();
  await moveAccount(product, account, freshEmail);
  const { link } = await readMail(product, account.email, "email-changed");
  await page.route("**/auth/v1/verify", async (route) => {
    const response = await route.fetch();
    await markTakenBack(product, account);
    await route.fulfill({ response });
  });
  await page.goto(link);
  await page.getByRole("button", { name: "Take it back" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Choose its password" })).toBeFocused();
  await expect(
    page.getByText(`Your account is back at ${account.email}. Choose its password.`),
  ).toBeVisible();
  await expect(page.getByText("the mail brings a link")).toBeVisible();
  await page.getByRole("link", { name: "Later" }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "My Dashboard" })).toBeVisible();
});

test("an account that came back but could not be opened here says how to get in", async ({
  page,
  product,
  createAccount,
  freshEmail,
  expectConsoleError,
}) => {
  expectConsoleError(/500/);
  const account = await createAccount();
  await moveAccount(product, account, freshEmail);
  const { link } = await readMail(product, account.email, "email-changed");
  await page.goto(link);
  await page.route("**/auth/v1/user", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.getByRole("button", { name: "Take it back" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Your account is back" })).toBeFocused();
  await page.unroute("**/auth/v1/user");
  await page.getByRole("button", { name: "Ask for a link" }).click();
  await page.getByLabel("Email").fill(account.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  const { code } = await readMail(product, account.email, "recovery");
  await page.getByLabel("Six-digit code").fill(code);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByLabel("New password")).toBeVisible();
});

test("the page of the way back, opened by hand, explains itself", async ({ page }) => {
  await page.goto("/auth/undo-email-change");
  await expect(page.getByRole("heading", { level: 1, name: "This page needs a link" })).toBeVisible();
  await page.getByRole("link", { name: "Back to Sign In" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome" })).toBeVisible();
});
