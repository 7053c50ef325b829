import { expect, test } from "./fixtures.ts";
import { readMail, readMails } from "./read-mail.ts";

test("a forgotten password is replaced by way of the mail, and the old one no longer works", async ({
  page,
  product,
  createAccount,
  expectConsoleError,
}) => {
  expectConsoleError(/400/);
  const { email, password } = await createAccount();
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { name: "The link is on its way" })).toBeFocused();
  const { link } = await readMail(product, email, "recovery");

  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "A new password" })).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/auth/new-password`);
  await page.getByLabel("New password").fill("a much better one");
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(page.getByRole("status")).toContainText("Your new password is saved.");
  await expect(page).toHaveURL(`${product.url}/`);

  await page.evaluate(() => localStorage.clear());
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert")).toContainText("Invalid login credentials");
  await page.getByLabel("Password").fill("a much better one");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("status")).toContainText("Signed in successfully!");
});

test("the tokens of a recovery link are neither in the address bar nor one step back", async ({
  page,
  product,
  createAccount,
}) => {
  const { email } = await createAccount();
  await page.goto("/auth");
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  const { link } = await readMail(product, email, "recovery");
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "A new password" })).toBeVisible();
  expect(page.url()).not.toContain("access_token");

  // One step back is the page before the mail, which leads a signed-in visitor home; tokens lie on neither.
  await page.goBack();
  await expect(page).toHaveURL(`${product.url}/`);
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(3);
});

test("a link that was used before says so and offers a fresh one", async ({
  page,
  product,
  createAccount,
}) => {
  const { email } = await createAccount();
  await page.goto("/auth");
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  const { link } = await readMail(product, email, "recovery");
  await fetch(link, { redirect: "manual" });

  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "This link has run out" })).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/auth/new-password`);
  await expect(page.getByLabel("New password")).toHaveCount(0);
  await page.getByRole("button", { name: "Ask for a new link" }).click();
  await expect(page.getByRole("button", { name: "Send the link" })).toBeVisible();
});

test("the new-password page opened by hand explains itself", async ({ page }) => {
  await page.goto("/auth/new-password");
  await expect(page.getByRole("heading", { level: 1, name: "This page needs a link" })).toBeVisible();
  await expect(page.getByLabel("New password")).toHaveCount(0);
});

test("an address without an account gets the same answer and no mail", async ({
  page,
  product,
  freshEmail,
}) => {
  await page.goto("/auth");
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await page.getByLabel("Email").fill(freshEmail);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { name: "The link is on its way" })).toBeVisible();
  await expect(page.getByText(`If ${freshEmail} has an account here`)).toBeVisible();
  expect(await readMails(product, freshEmail)).toEqual([]);
});
