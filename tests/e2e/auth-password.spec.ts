import type { Product } from "../start-product.ts";
import { findViolations } from "./find-violations.ts";
import { type Account, expect, test } from "./fixtures.ts";
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
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(5);
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

const reason = "Somebody else asked for an account with your address too";

/** As the service marks an account whose sign-up was contested. */
async function takePassword(product: Product, { id }: Account, why: unknown = "contested"): Promise<void> {
  await call(product, "PUT", `/auth/v1/admin/users/${id}`, { app_metadata: { choose_password: why } });
}

/** As the server's key may. */
async function call(product: Product, method: string, path: string, body: object): Promise<void> {
  const response = await fetch(product.url + path, {
    method,
    headers: {
      authorization: `Bearer ${product.secretKey}`,
      apikey: product.secretKey,
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
}

for (const path of ["/", "/auth", "/dashboard"]) {
  test(`a link at ${path} to an account without a password leads to where one is chosen, and then home`, async ({
    page,
    product,
    createAccount,
    sessionFragment,
  }) => {
    const account = await createAccount();
    await takePassword(product, account);
    const { fragment } = await sessionFragment(account, "signup");
    await page.goto(`${path}#${fragment}`);

    await expect(page).toHaveURL(`${product.url}/auth/new-password`);
    await expect(page.getByRole("heading", { level: 1, name: "Choose a password" })).toBeFocused();
    await expect(page.getByText(reason)).toBeVisible();
    await page.getByLabel("New password").fill("a much better one");
    await page.getByRole("button", { name: "Save the password" }).click();
    await expect(page.getByRole("status")).toContainText("Your new password is saved.");
    await expect(page).toHaveURL(`${product.url}/`);
    await expect(page.getByRole("link", { name: "Go to Dashboard" }).first()).toBeVisible();
  });
}

test("a code typed for an account without a password leads to where one is chosen", async ({
  page,
  product,
  freshEmail,
}) => {
  await page.route("**/auth/v1/verify**", async (route) => {
    const response = await route.fetch();
    const session = await response.json();
    session.user.app_metadata.choose_password = "contested";
    await route.fulfill({ response, json: session });
  });
  await page.goto("/auth?next=/dashboard#sign-up");
  await page.getByLabel("Full Name").fill("Mira Hollis");
  await page.getByLabel("Email").fill(freshEmail);
  await page.getByLabel("Password").fill("a short story");
  await page.getByRole("button", { name: "Create Account" }).click();
  const { code } = await readMail(product, freshEmail, "confirmation");
  await page.getByLabel("Six-digit code").fill(code);
  await page.getByRole("button", { name: "Confirm" }).click();

  await expect(page).toHaveURL(`${product.url}/auth/new-password`);
  await expect(page.getByText(reason)).toBeVisible();
});

for (const [why, words] of [
  ["contested", "or you did, twice, with two passwords"],
  [true, reason],
  ["unkept", "The password from your sign-up was not kept"],
  ["taken-back", "Your account is back at"],
] as const) {
  test(`an account without a password says why: ${why}`, async ({
    page,
    product,
    createAccount,
    sessionFragment,
  }) => {
    const account = await createAccount();
    await takePassword(product, account, why);
    const { fragment } = await sessionFragment(account, "recovery");
    await page.goto(`/auth/new-password#${fragment}`);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText(account.email)).toBeVisible();
    await expect(page.getByText("not even yours")).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(words)).toBeVisible();
    await page.getByLabel("New password").fill("a much better one");
    await page.getByRole("button", { name: "Save the password" }).click();
    await expect(page.getByRole("status")).toContainText("Your new password is saved.");
    await expect(page).toHaveURL(`${product.url}/`);
  });
}

test("an account whose sign-ups did not agree on a name either is asked for one with the password", async ({
  page,
  product,
  createAccount,
  sessionFragment,
}) => {
  const account = await createAccount();
  await takePassword(product, account);
  await call(product, "PATCH", `/rest/v1/profiles?user_id=eq.${account.id}`, { full_name: "" });
  const { fragment } = await sessionFragment(account, "signup");
  await page.goto(`/auth/new-password#${fragment}`);
  await page.getByLabel("New password").fill("a much better one");
  await page.getByLabel("Full Name").fill("Mira Hollis");
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  await page.goto("/dashboard");
  await expect(page.getByText("Welcome back, Mira Hollis")).toBeVisible();
});

test("the form of a link survives a reload, is gone when the password is saved, and no other tab has it", async ({
  page,
  context,
  product,
  createAccount,
  sessionFragment,
}) => {
  const { fragment } = await sessionFragment(await createAccount(), "recovery");
  await page.goto(`/auth/new-password#${fragment}`);
  await expect(page.getByLabel("New password")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("New password")).toBeVisible();
  const tab = await context.newPage();
  await tab.goto("/auth/new-password");
  await expect(tab.getByRole("heading", { level: 1, name: "This page needs a link" })).toBeVisible();

  await page.getByLabel("New password").fill("a much better one");
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  await page.goto("/auth/new-password");
  await expect(page.getByRole("heading", { level: 1, name: "This page needs a link" })).toBeVisible();
});

test("the code of the recovery mail works where the link would, and a reload meanwhile loses nothing", async ({
  page,
  product,
  createAccount,
}) => {
  const { email } = await createAccount();
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL(`${product.url}/auth#forgot`);
  await expect(page).toHaveTitle(/^Forgot your password\?/);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { name: "The link is on its way" })).toBeFocused();
  const { code } = await readMail(product, email, "recovery");
  await page.reload();
  await expect(page.getByText(`If ${email} has an account here`)).toBeVisible();

  await page.getByLabel("Six-digit code").fill(code);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page).toHaveURL(`${product.url}/auth/new-password`);
  await page.getByLabel("New password").fill("a much better one");
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(page.getByRole("status")).toContainText("Your new password is saved.");
  await expect(page).toHaveURL(`${product.url}/`);
});

test("the mail to an address that has an account types it in where a new password is asked for", async ({
  page,
  product,
  createAccount,
}) => {
  const { email, password } = await createAccount();
  await page.request.post("/auth/v1/signup", { data: { email, password } });
  await readMail(product, email, "existing-account");
  await page.goto(`/auth#forgot&email=${encodeURIComponent(email)}`);
  await expect(page.getByRole("heading", { level: 1, name: "Forgot your password?" })).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page).toHaveURL(`${product.url}/auth#forgot`);
});

test("the choice of a password can be put off: its way in is told, and no later visit asks again", async ({
  page,
  product,
  createAccount,
  sessionFragment,
}) => {
  const account = await createAccount();
  await takePassword(product, account);
  const { fragment } = await sessionFragment(account, "signup");
  await page.goto(`/auth/new-password#${fragment}`);
  await expect(page.getByText("“Forgot your password?” where you sign in")).toBeVisible();
  await page.getByRole("link", { name: "Later" }).click();

  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByRole("link", { name: "Go to Dashboard" }).first()).toBeVisible();
  await page.goto("/auth");
  await expect(page).toHaveURL(`${product.url}/`);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "My Dashboard" })).toBeVisible();
});

test("whoever has a password and a link to a new one hears of nobody else", async ({
  page,
  createAccount,
  sessionFragment,
}) => {
  const { fragment } = await sessionFragment(await createAccount(), "recovery");
  await page.goto(`/auth/new-password#${fragment}`);
  await expect(page.getByRole("heading", { level: 1, name: "A new password" })).toBeVisible();
  await expect(page.getByText(reason)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Later" })).toHaveCount(0);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the page that asks for a password is accessible and never wider than its window (${colorScheme})`, async ({
    page,
    product,
    createAccount,
    sessionFragment,
  }) => {
    const account = await createAccount();
    await takePassword(product, account);
    const { fragment } = await sessionFragment(account, "signup");
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto(`/auth/new-password#${fragment}`);
    await expect(page.getByText(reason)).toBeVisible();
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(excess, `at ${width} px`).toBeLessThanOrEqual(0);
      expect(await findViolations(page), `at ${width} px`).toEqual([]);
    }
  });
}
