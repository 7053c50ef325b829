import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { healthContent, settingsContent } from "../../app/admin/settings/settings-content.ts";
import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";

const row = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("an administrator closes the studio's door, sees who did it, and takes it back by keyboard", async ({
  page,
  browser,
  product,
  createAccount,
  signInSilently,
}) => {
  await signInSilently(await createAccount("admin"));
  await page.goto("/admin");
  await page
    .getByRole("link", { name: /System Settings/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "System Settings" })).toBeVisible();
  for (const { title } of Object.values(settingsContent.settings))
    await expect(row(page, title).getByText(/^Usually/), title).toBeVisible();
  const door = row(page, "Who may sign up");
  await expect(door.getByText("Usually anybody.")).toBeVisible();
  await door.getByRole("radio", { name: "Nobody" }).check();
  await door.getByRole("button", { name: "Save" }).click();
  await expect(door.getByText(/Changed by Ada Administrator/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  const visitor = await browser.newPage({ baseURL: product.url });
  await visitor.goto("/auth#sign-up");
  await expect(visitor.getByText("No new accounts are opened at the moment.")).toBeVisible();
  await expect(visitor.getByRole("button", { name: "Create Account" })).toHaveCount(0);

  await door.getByRole("button", { name: "Back to what it was before" }).press("Enter");
  await expect(door.getByRole("radio", { name: "Anybody" })).toBeChecked();
  await visitor.reload();
  await expect(visitor.getByRole("button", { name: "Create Account" })).toBeVisible();
  await visitor.close();

  const admins = row(page, "Who may ask to be an administrator");
  await admins.getByRole("radio", { name: "Nobody" }).check();
  await admins.getByRole("button", { name: "Discard" }).click();
  await expect(admins.getByRole("radio", { name: "Whoever signs up" })).toBeChecked();
});

test("what is announced stands on the customers' dashboard until it is put away, and maintenance above every page", async ({
  page,
  browser,
  product,
  createAccount,
  signInSilently,
  sessionFragment,
}) => {
  await signInSilently(await createAccount("admin"));
  await page.goto("/admin/settings/announcements");
  await expect(page.getByText("Nothing has been announced yet.")).toBeVisible();
  await page.getByLabel("Headline").fill("Three new designs");
  await page.getByLabel("What it is about").fill("Come and look.");
  await page.getByRole("button", { name: "Announce", exact: true }).click();
  await expect(page.getByText(/^Shown now\./)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Settings", exact: true }).click();
  const maintenance = row(page, "A word about maintenance");
  await maintenance.getByLabel("What is said").fill("We move house tonight.");
  await maintenance.getByRole("button", { name: "Save" }).click();
  await expect(maintenance.getByText(/Changed by/)).toBeVisible();

  const customer = await browser.newPage({ baseURL: product.url });
  await customer.goto(`/dashboard#${(await sessionFragment(await createAccount())).fragment}`);
  await expect(customer.getByText("We move house tonight.")).toBeVisible();
  await expect(customer.getByRole("heading", { name: "Three new designs" })).toBeVisible();
  await customer.getByRole("button", { name: "Put away: Three new designs" }).click();
  await customer.reload();
  await expect(customer.getByText("We move house tonight.")).toBeVisible();
  await expect(customer.getByRole("heading", { name: "Three new designs" })).toHaveCount(0);
  await customer.close();

  await maintenance.getByRole("button", { name: "Back to what it was before" }).click();
  await expect(maintenance.getByLabel("What is said")).toHaveValue("");
  await page.getByRole("link", { name: "Announcements", exact: true }).click();
  await page.getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByText(/^Withdrawn\. /)).toBeVisible();
});

test("the audit says what was done, and the health page how the server is", async ({
  page,
  createAccount,
  createSite,
  signInSilently,
}) => {
  const admin = await createAccount("admin");
  const customer = await createAccount();
  await createSite(customer, "Bakery of the audit");
  await signInSilently(admin);
  await page.goto("/admin/settings/audit?q=create-site");
  const table = page.getByRole("table", { name: "What was done" });
  await expect(table.getByRole("row", { name: /Create site.*Bakery of the audit/s })).toBeVisible();
  await page.getByRole("searchbox").fill("nobody did that");
  await expect(page.getByText("Nothing like that was done.")).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(table).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a table (CSV)" }).click();
  expect((await saved).suggestedFilename()).toBe("audit.csv");

  await page.getByRole("link", { name: "Health" }).click();
  await expect(page.getByText("PostgreSQL", { exact: true })).toBeVisible();
  await expect(page.getByText("the outbox of this machine")).toBeVisible();
  for (const name of Object.values(healthContent.rows)) {
    const figure = page.locator("dl > div").filter({ has: page.getByRole("term").filter({ hasText: name }) });
    await expect(figure.getByRole("definition").first(), name).toHaveText(/\S/);
  }
  expect(await findViolations(page)).toEqual([]);
});

test("a customer has no way into the settings", async ({ page, createAccount, signInSilently }) => {
  await signInSilently(await createAccount());
  await page.goto("/admin/settings");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("what is wrong with an announcement is said where it is, and whoever puts some away keeps their place", async ({
  page,
  createAccount,
  sendCommand,
  signInSilently,
  sessionFragment,
  expectConsoleError,
}) => {
  expectConsoleError(/400.*make-announcement/);
  const [admin, customer] = [await createAccount("admin"), await createAccount()];
  await signInSilently(admin);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/settings/announcements");
  await page.getByLabel("Headline").fill("Of yesterday");
  await page.getByLabel("What it is about").fill("It is over before it begins.");
  await page.getByLabel("Until").fill("2020-01-01T10:00");
  await page.getByRole("button", { name: "Announce" }).click();
  await expect(page.getByLabel("Until")).toBeFocused();
  await expect(page.getByLabel("Until")).toHaveAccessibleDescription(
    /This has to be later than when it begins/,
  );
  expect(await findViolations(page)).toEqual([]);

  const made: string[] = [];
  for (const title of ["Put away second", "Put away first"]) {
    const { announcement } = await sendCommand<{ announcement: string }>(admin, "make-announcement", {
      request: randomUUID(),
      title,
      body: "Rooms are painted.",
      from: new Date().toISOString(),
      until: null,
    });
    made.push(announcement);
  }
  const { fragment } = await sessionFragment(customer);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/dashboard#${fragment}`);
  await page.getByRole("button", { name: "Put away: Put away first" }).click();
  await expect(page.getByRole("button", { name: "Put away: Put away second" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Put away: Put away second" })).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  for (const announcement of made) {
    await sendCommand(admin, "withdraw-announcement", {
      request: randomUUID(),
      announcement,
      isWithdrawn: true,
    });
  }
});
