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
  await expect(page.getByRole("heading", { level: 1, name: "A new password" })).toBeVisible();
  await expect(page.getByText(account.email)).toBeVisible();
  expect(page.url()).toBe(`${product.url}/auth/new-password`);
  await page.getByLabel("New password").fill("only the owner knows");
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(page.getByRole("status")).toContainText("Your new password is saved.");

  await page.goto(link);
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "This way back is closed" })).toBeFocused();
});

test("the way back asks before it replaces somebody else who is signed in here", async ({
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
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByRole("dialog")).toContainText(`You are signed in as ${reader.email}`);
  await page.getByRole("dialog").press("Escape");
  await expect(page.getByText(reader.email)).toBeVisible();
});

test("the page of the way back, opened by hand, explains itself", async ({ page }) => {
  await page.goto("/auth/undo-email-change");
  await expect(page.getByRole("heading", { level: 1, name: "This page needs a link" })).toBeVisible();
  await page.getByRole("link", { name: "Back to Sign In" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome" })).toBeVisible();
});
