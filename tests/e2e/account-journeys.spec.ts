import type { Page } from "@playwright/test";
import { startProduct } from "../start-product.ts";
import { expect, test } from "./fixtures.ts";
import { readMail } from "./read-mail.ts";

async function signUp(
  page: Page,
  { email, fullName, role = "Customer" }: { email: string; fullName: string; role?: "Customer" | "Admin" },
) {
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await page.getByLabel("Full Name").fill(fullName);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("a short story");
  await page.getByRole("radio", { name: role }).check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("status")).toContainText(
    "Account created! Please check your email to confirm your account.",
  );
  await expect(page.getByRole("heading", { level: 1, name: "Check your email" })).toBeFocused();
}

async function signIn(page: Page, email: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("a short story");
  await page.getByRole("button", { name: "Sign In" }).click();
}

test("a stranger signs up, confirms by the link, signs out, signs in again and finds the customer's dashboard", async ({
  page,
  product,
  freshEmail,
}) => {
  await page.goto("/auth");
  await signUp(page, { email: freshEmail, fullName: "Mira Hollis" });
  const { link } = await readMail(product, freshEmail, "confirmation");

  await page.goto(link);
  await expect(page.getByRole("link", { name: "Go to Dashboard" }).first()).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/`);
  await page.getByRole("link", { name: "Go to Dashboard" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "My Dashboard" })).toBeVisible();
  // What its cards ask for is answered: what is still under way when a session ends is refused.
  await expect(page.getByRole("main").getByRole("link", { name: "See what is owed" })).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("fabula.session"))).toBeNull();

  await page.goto("/auth");
  await signIn(page, freshEmail);
  await expect(page.getByRole("status")).toContainText("Signed in successfully!");
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByRole("status")).toContainText("Success");

  await page.goto("/dashboard");
  await expect(page.getByText("Welcome back, Mira Hollis")).toBeVisible();
  for (const name of [
    "Create New Site",
    "My Websites",
    "Brand Settings",
    "Analytics",
    "Billing",
    "Support",
  ]) {
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("main").getByRole("link")).toHaveText([
    "Create New Site",
    "Choose a design",
    "My Websites",
    "Begin the first",
    "Brand Settings",
    "Set your brand",
    "Analytics",
    "See what will be counted",
    "Billing",
    "See what is owed",
    "Support",
    "Ask the studio",
  ]);
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
});

test("the first who signs up as Admin and confirms by the code runs the house", async ({
  page,
  freshEmail,
}) => {
  const house = await startProduct();
  try {
    await page.goto(`${house.url}/auth?next=/admin`);
    await signUp(page, { email: freshEmail, fullName: "Orla Finch", role: "Admin" });
    const { code } = await readMail(house, freshEmail, "confirmation");

    await page.getByLabel("Six-digit code").fill(code);
    await page.getByRole("button", { name: "Confirm" }).click();

    await expect(page).toHaveURL(`${house.url}/admin`);
    await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
    await expect(page.getByText("Welcome back, Orla Finch")).toBeVisible();
    for (const name of [
      "User Management",
      "Website Templates",
      "Analytics",
      "Billing & Payments",
      "System Settings",
      "Support",
    ]) {
      await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
    }
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL(`${house.url}/`);
  } finally {
    await page.close(); // it may still be fetching what nobody would answer any more
    await house.stop();
  }
});

test("who asks to be an admin of a house that has one is a customer, and is told so", async ({
  page,
  product,
  freshEmail,
  createAccount,
}) => {
  await createAccount("admin");
  await page.goto("/auth?next=/dashboard");
  await signUp(page, { email: freshEmail, fullName: "Tamsin Vale", role: "Admin" });
  const { code } = await readMail(product, freshEmail, "confirmation");

  await page.getByLabel("Six-digit code").fill(code);
  await page.getByRole("button", { name: "Confirm" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "My Dashboard" })).toBeVisible();
  await expect(page.getByText("You asked to be an admin.")).toBeVisible();
  await page.goto("/admin");
  await expect(page).toHaveURL(`${product.url}/dashboard`);
});

test("an account without a name is greeted by its address", async ({ page, product, signInSilently }) => {
  const email = `nameless-${crypto.randomUUID()}@fabula.test`;
  const headers = {
    authorization: `Bearer ${product.secretKey}`,
    apikey: product.secretKey,
    "content-type": "application/json",
  };
  const body = JSON.stringify({ email, password: "a short story", email_confirm: true });
  const { id } = await (
    await fetch(`${product.url}/auth/v1/admin/users`, { method: "POST", headers, body })
  ).json();
  await signInSilently({ id, email, password: "a short story", fullName: "" });

  await page.goto("/dashboard");
  await expect(page.getByText(`Welcome back, ${email}`)).toBeVisible();
});

test("signing out in one tab signs out the other", async ({
  page,
  context,
  createAccount,
  signInSilently,
}) => {
  await signInSilently(await createAccount());
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "My Dashboard" })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/dashboard");
  await expect(other.getByRole("heading", { level: 1, name: "My Dashboard" })).toBeVisible();

  await other.getByRole("button", { name: "Sign Out" }).click();

  await expect(page).toHaveURL(/\/auth\?next=%2Fdashboard$/);
});

test("signing in in one tab takes the other tab along", async ({ page, context, product, createAccount }) => {
  const { email, password } = await createAccount();
  await page.goto("/auth?next=/dashboard");
  await expect(page.getByRole("button", { name: "Sign In" })).toBeEnabled();
  const other = await context.newPage();
  await other.goto("/auth");
  await other.getByLabel("Email").fill(email);
  await other.getByLabel("Password").fill(password);
  await other.getByRole("button", { name: "Sign In" }).click();

  await expect(page).toHaveURL(`${product.url}/dashboard`);
});

test("a guarded page that the browser had put aside shows nothing any more after a sign-out", async ({
  page,
  createAccount,
  signInSilently,
}) => {
  await signInSilently(await createAccount());
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "My Dashboard" })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));

  await expect(page).toHaveURL(/\/auth\?next=%2Fdashboard$/);
});
