import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { readMail } from "./read-mail.ts";

async function signUp(page: Page, email: string) {
  await page.goto("/");
  await page.getByRole("link", { name: "Get Started" }).first().click();
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await page.getByLabel("Full Name").fill("Mira Hollis");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("a short story");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Check your email" })).toBeVisible();
}

test("the console's link opens the mails, and the link in the confirmation leads home, signed in", async ({
  page,
  context,
  product,
  freshEmail,
  expectConsoleError,
}) => {
  expectConsoleError(/Blocked script execution .* sandboxed/); // the test's own look into the frame
  await signUp(page, freshEmail);
  const { id } = await readMail(product, freshEmail, "confirmation");

  const mails = await context.newPage();
  await mails.goto(await product.outboxLink());
  await expect(mails).toHaveURL(`${product.url}/outbox`);
  await expect(mails.getByRole("heading", { level: 1, name: "Outbox" })).toBeVisible();
  await mails.locator(`a[href="/outbox/${id}"]`).click();
  const inner = mails.frameLocator("iframe");
  await expect(inner.getByRole("link", { name: "Confirm" })).toBeVisible();
  expect(await mails.evaluate(() => document.fonts.load("1rem Gloock").then((faces) => faces.length))).toBe(
    1,
  );
  expect(await mails.evaluate(() => document.cookie)).toBe("");

  await mails.getByRole("link", { name: "Open the link" }).click();
  await expect(mails).toHaveURL(`${product.url}/`);
  await expect(mails.getByRole("link", { name: "Go to Dashboard" }).first()).toBeVisible();
});

test("pages of other names and ports on this machine get no mail with the visitor's cookie", async ({
  page,
  product,
  freshEmail,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 404|404: no page/);
  expectConsoleError(/Blocked script execution .* sandboxed/);
  await signUp(page, freshEmail);
  const { id } = await readMail(product, freshEmail, "confirmation");
  const mail = `${product.url}/outbox/${id}`;
  await page.goto(await product.outboxLink());
  await expect(page).toHaveURL(`${product.url}/outbox`);

  // A browser counts another port as the same site and sends even a strict cookie along.
  for (const stranger of [`http://evil.localhost:${new URL(product.url).port}/`, "http://localhost:9999/"]) {
    await page.route(stranger, (route) => route.fulfill({ contentType: "text/html", body: "A stranger" }));
    await page.goto(stranger);
    await page.evaluate((target) => window.location.assign(target), mail);
    await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
    await expect(page).toHaveURL(mail);
  }
  await page.goto(mail);
  await expect(page.getByText(freshEmail, { exact: true })).toBeVisible();
});
