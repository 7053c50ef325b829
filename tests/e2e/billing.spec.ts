import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { askSite } from "./ask-site.ts";
import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";
import { readMail } from "./read-mail.ts";

const quoteOf = (email: string, title = "A website for Weir & Sons") => ({
  request: randomUUID(),
  quote: randomUUID(),
  email,
  offer: "starter",
  title,
  note: "",
  currency: "USD",
  lines: [{ text: "Starter project", quantity: 1, unitCents: 1_500_000 }],
  taxRate: 0,
  validUntil: "2099-01-01",
});

const buyer = {
  name: "Weir & Sons",
  street: "12 Quay Street",
  city: "Portland",
  region: "OR",
  postalCode: "97209",
  country: "US",
  taxId: "",
};

async function fillBuyer(page: Page) {
  await page.getByLabel("Name or company").fill(buyer.name);
  await page.getByLabel("Street and number").fill(buyer.street);
  await page.getByLabel("Town").fill(buyer.city);
  await page.getByLabel("Country").selectOption("US");
}

test("the studio mails a quote, a customer accepts it by its link at 390 px, and both see the invoice until it is paid", async ({
  page,
  browser,
  product,
  createAccount,
  signInSilently,
}) => {
  const [admin, customer] = [await createAccount("admin"), await createAccount()];
  await signInSilently(admin);
  await page.goto("/admin");
  await page.getByRole("navigation").getByRole("link", { name: "Billing & Payments" }).first().click();
  await page.getByRole("link", { name: "New quote" }).click();
  await page.getByLabel("Address of the customer").fill(customer.email);
  await page.getByLabel("From the price list").selectOption("starter");
  await expect(page.getByLabel("Each")).toHaveValue("15000.00");
  await page.getByLabel("Tax in per cent").fill("8.25");
  await expect(page.getByText("$16,237.50")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Mail the quote" }).click();
  await expect(page.getByRole("rowheader", { name: "Starter" }).first()).toBeVisible();

  const { link } = await readMail(product, customer.email, "billing");
  const theirs = await browser.newContext({ baseURL: product.url, viewport: { width: 390, height: 844 } });
  const phone = await theirs.newPage();
  await phone.goto(link);
  await expect(phone.getByRole("heading", { level: 1, name: "A quote for you" })).toBeVisible();
  expect(new URL(phone.url()).hash).toBe("");
  expect(await findViolations(phone)).toEqual([]);
  await phone.getByRole("link", { name: "Sign In" }).click();
  await expect(phone.getByLabel("Email")).toHaveValue(customer.email);
  await phone.getByLabel("Password", { exact: true }).fill(customer.password);
  await phone.getByLabel("Password", { exact: true }).press("Enter");
  await expect(phone.getByRole("heading", { level: 1, name: "Starter" })).toBeVisible();
  await fillBuyer(phone);
  expect(await findViolations(phone)).toEqual([]);
  await phone.getByRole("button", { name: "Accept for $16,237.50" }).dblclick();
  await expect(phone.getByRole("heading", { level: 1 })).toContainText("Accepted. Invoice");
  await phone.getByRole("link", { name: "Open my billing" }).click();
  await expect(phone.getByRole("heading", { level: 1, name: "$16,237.50 to pay." })).toBeVisible();
  const download = phone.waitForEvent("download");
  await phone
    .getByRole("button", { name: /^PDF of/ })
    .first()
    .click();
  const pdf = await readFile(await (await download).path());
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");

  await page.goto("/admin/billing");
  await expect(page.getByRole("heading", { level: 1, name: /open, none late/ })).toBeVisible();
  await page.getByRole("searchbox").fill(customer.email);
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  await page.getByRole("rowheader").getByRole("link").first().click();
  await page.getByLabel("What the statement calls it").first().fill("T 4711");
  await page.getByRole("button", { name: "Book the payment" }).click();
  await expect(page.getByText("Paid.", { exact: true })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole("heading", { level: 1, name: /^All paid, up to/ })).toBeVisible();
  await phone.getByRole("button", { name: "Show it" }).click();
  await expect(phone.getByRole("table", { name: "Statement of account" }).getByRole("row")).toHaveCount(2);
  const year = phone.waitForEvent("download");
  await phone.getByRole("button", { name: "Statement as PDF" }).click();
  const statement = await year;
  expect(statement.suggestedFilename()).toMatch(/^statement-\d{4}\.pdf$/);
  expect((await readFile(await statement.path())).subarray(0, 5).toString()).toBe("%PDF-");
  await theirs.close();
});

test("hosting is cancelled on one screen and kept again, and a quote that went to somebody else is not shown", async ({
  page,
  createAccount,
  signInSilently,
  sendCommand,
  expectConsoleError,
}) => {
  expectConsoleError(/404.*read-quote/);
  const [admin, customer, other] = [
    await createAccount("admin"),
    await createAccount(),
    await createAccount(),
  ];
  const [quote, theirs] = [quoteOf(customer.email), quoteOf(other.email)];
  await sendCommand(admin, "make-quote", quote);
  await sendCommand(admin, "make-quote", theirs);
  await sendCommand(customer, "accept-quote", { request: randomUUID(), quote: { id: quote.quote }, buyer });
  await signInSilently(customer);
  await page.goto("/dashboard/billing");
  await page.getByRole("link", { name: "Cancel hosting" }).click();
  await expect(page.getByRole("heading", { name: "What stays yours" })).toBeVisible();
  await expect(page.getByText(/^Every site as an export, .* for at least a year\.$/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Cancel hosting" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hosting ends on");
  await page.getByRole("link", { name: "Back to Billing" }).click();
  await page.getByRole("button", { name: "Keep my hosting" }).click();
  await expect(page.getByRole("link", { name: "Cancel hosting" })).toBeVisible();
  await page.goto(`/dashboard/billing/quote?id=${theirs.quote}`);
  await expect(page.getByRole("heading", { level: 1, name: "This link works no longer" })).toBeVisible();
});

test("the studio takes back some of an invoice, finds it on the customer's page, and saves their year on paper", async ({
  page,
  createAccount,
  signInSilently,
  sendCommand,
}) => {
  const [admin, customer] = [await createAccount("admin"), await createAccount()];
  const quote = quoteOf(customer.email);
  await sendCommand(admin, "make-quote", quote);
  const { invoice } = await sendCommand<{ invoice: string }>(customer, "accept-quote", {
    request: randomUUID(),
    quote: { id: quote.quote },
    buyer,
  });
  await signInSilently(admin);
  await page.goto(`/admin/billing/invoices/${invoice}`);
  await page.getByText("Take it back", { exact: true }).click();
  await page.getByLabel("Some of it").check();
  await page.getByLabel("Each").fill("15000.01");
  await expect(page.getByText("No more than $15,000.00 can be taken back.")).toBeVisible();
  await page.getByLabel("Each").fill("1,000");
  await page.getByLabel("What", { exact: true }).fill("A page less");
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Issue the credit note" }).dblclick();
  await expect(page.getByRole("region", { name: "Credit notes" }).getByText("−$1,000.00")).toHaveCount(1);
  await expect(page.getByText("$14,000.00 to come")).toBeVisible();
  await page.getByText("Take it back", { exact: true }).click();
  await expect(page.getByText("$14,000.00 of it are left")).toBeVisible();

  await page.goto(`/admin/users/${customer.id}`);
  await expect(page.getByRole("heading", { name: "2 invoices" })).toBeVisible();
  await expect(page.getByText("$14,000.00 owed.")).toBeVisible();
  await expect(page.getByText("They have asked nothing yet.")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const studios = page.waitForEvent("download");
  await page.getByRole("button", { name: "Statement as PDF" }).click();
  expect((await studios).suggestedFilename()).toMatch(/^statement-\d{4}\.pdf$/);
});

test("who has not paid is reminded by mail, and the books are searched, narrowed down, ordered and saved", async ({
  page,
  product,
  createAccount,
  signInSilently,
  sendCommand,
  expectConsoleError,
}) => {
  expectConsoleError(/409.*remind-invoice/);
  const [admin, customer] = [await createAccount("admin"), await createAccount()];
  const quote = quoteOf(customer.email, "Pictures of a harbour");
  await sendCommand(admin, "make-quote", quote);
  const { invoice } = await sendCommand<{ invoice: string }>(customer, "accept-quote", {
    request: randomUUID(),
    quote: { id: quote.quote },
    buyer,
  });
  await sendCommand(admin, "make-quote", quoteOf(customer.email, "Pictures of a quarry"));
  await signInSilently(admin);
  await page.goto(`/admin/billing/invoices/${invoice}`);
  await page.getByRole("button", { name: "Remind now" }).press("Enter");
  await expect(page.getByText("The reminder is on its way.")).toBeVisible();
  expect((await readMail(product, customer.email, "billing")).subject).toMatch(
    /^Invoice \d{4}-\d{5} is due soon$/,
  );
  await page.getByRole("button", { name: "Remind now" }).click();
  await expect(page.getByText("A reminder has gone out today.")).toBeVisible();

  for (const [list, file, name, order] of [
    ["", "invoices.csv", customer.email, "due"],
    ["/quotes", "quotes.csv", "of a harbour", "valid"],
    ["/hosting", "hosting.csv", customer.email, "name"],
  ] as const) {
    await page.goto(`/admin/billing${list}`);
    await page.getByRole("searchbox").fill(name);
    await expect(page).toHaveURL(/q=/);
    await expect(page.getByRole("rowheader")).toHaveCount(1);
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as a table (CSV)" }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe(file);
    expect((await readFile(await saved.path(), "utf8")).trim().split("\r\n")).toHaveLength(2);
    await page.getByLabel("Order").selectOption({ index: 1 });
    await expect(page).toHaveURL(/sort=/);
    await page.reload();
    await expect(page.getByLabel("Order")).toHaveValue(order);
    await page.getByRole("searchbox").fill("nobody is called like this");
    await expect(page.getByRole("rowheader")).toHaveCount(0);
    await page.getByRole("button", { name: "Show all" }).click();
    await expect(page).not.toHaveURL(/q=/);
    expect(await findViolations(page)).toEqual([]);
  }
  await page.goto("/admin/billing/quotes?state=open&q=of%20a");
  await expect(page.getByRole("rowheader")).toHaveText(["Pictures of a quarry"]);
});

test("days pass on the test clock until sites stand still, and a payment brings them back", async ({
  page,
  createAccount,
  createSite,
  publishSite,
  signInSilently,
  sendCommand,
}) => {
  const [admin, customer] = [await createAccount("admin"), await createAccount()];
  const quote = quoteOf(customer.email);
  await sendCommand(admin, "make-quote", quote);
  const accepted = await sendCommand<{ invoice: string }>(customer, "accept-quote", {
    request: randomUUID(),
    quote: { id: quote.quote },
    buyer,
  });
  await sendCommand(admin, "waive-invoice", {
    request: randomUUID(),
    invoice: accepted.invoice,
    reason: "A test",
  });
  const address = await publishSite(customer, await createSite(customer));
  const status = async () => (await askSite(address)).status;
  expect(await status()).toBe(200);
  await signInSilently(admin);
  await page.goto("/admin/billing/studio");
  for (const days of ["365 days on", "30 days on", "30 days on"]) {
    const ahead = page.getByText(/Billing counts/);
    const before = await ahead.textContent();
    await page.getByRole("button", { name: days }).click();
    await expect(ahead).not.toHaveText(before ?? "");
  }
  await expect.poll(status).toBe(503);
  await page.goto("/admin/billing/hosting?state=suspended");
  await expect(page.getByText(customer.email)).toBeVisible();
  await page.goto("/admin/billing?state=overdue");
  await page.getByRole("searchbox").fill(customer.email);
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  await page.getByRole("rowheader").getByRole("link").first().click();
  await page.getByText("Give it up").click();
  await page.getByLabel("Why").fill("A gift");
  await page.getByRole("button", { name: "Give up what is open" }).click();
  await expect(page.getByText("What was open is given up.")).toBeVisible();
  await expect.poll(status).toBe(200);
});

test("without an account of the studio there are no books, and without one at all no billing", async ({
  page,
  createAccount,
  signInSilently,
}) => {
  await page.goto("/dashboard/billing");
  await expect(page).toHaveURL(/\/auth/);
  await signInSilently(await createAccount());
  await page.goto("/admin/billing");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a payment that another window has booked is refused, and what the window shows is true again", async ({
  page,
  createAccount,
  signInSilently,
  sendCommand,
  expectConsoleError,
}) => {
  expectConsoleError(/409.*record-payment/);
  const [admin, customer] = [await createAccount("admin"), await createAccount()];
  const invoice = randomUUID();
  await sendCommand(admin, "issue-invoice", {
    request: randomUUID(),
    invoice,
    email: customer.email,
    buyer,
    currency: "USD",
    lines: [{ text: "Photographs", quantity: 1, unitCents: 60_000 }],
    taxRate: 0,
    dueInDays: 14,
  });
  await signInSilently(admin);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/billing/invoices/${invoice}`);
  await expect(page).toHaveTitle(/^Invoice \d{4}-\d{5} · /);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel("Amount that came").fill("700");
  await other.getByRole("button", { name: "Book the payment" }).click();
  await expect(other.getByText("Booked. $100.00 is more than was open")).toBeVisible();
  await page.getByRole("button", { name: "Book the payment" }).click();
  await expect(page.getByText("$0.00 of it is open now. Nothing was booked.")).toBeVisible();
  await expect(page.getByText("Paid.", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "What came" }).getByRole("listitem")).toHaveCount(1);
});

test("from a new quote and from an answered one there is a way back, and a quote is still the same after signing in", async ({
  page,
  createAccount,
  signInSilently,
  sendCommand,
}) => {
  const [admin, customer] = [await createAccount("admin"), await createAccount()];
  await signInSilently(admin);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/billing/new?kind=invoice");
  await expect(page).toHaveTitle(/^New invoice · /);
  // What is wrong is above the button, where nobody looks who has just pressed it.
  await page.getByLabel("Address of the customer").fill(customer.email);
  await page.getByLabel("What", { exact: true }).fill("Photographs");
  await page.getByLabel("Each").fill("12,5");
  await fillBuyer(page);
  await page.getByRole("button", { name: "Issue the invoice" }).click();
  await expect(page.getByLabel("Each")).toBeFocused();
  await page.getByRole("link", { name: "All invoices" }).click();
  await expect(page).toHaveURL(/\/admin\/billing$/);
  await page.goto("/admin/billing?page=9");
  await expect(page.getByText("No invoice is like that.")).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page).toHaveURL(/\/admin\/billing$/);

  const [early, late] = [quoteOf(customer.email, "The first"), quoteOf(customer.email, "The second")];
  await sendCommand(admin, "make-quote", early);
  await sendCommand(admin, "make-quote", late);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/dashboard/billing/quote?id=${early.quote}`);
  await page.getByRole("link", { name: "Sign In" }).click();
  await page.getByLabel("Email").fill(customer.email);
  await page.getByLabel("Password", { exact: true }).fill(customer.password);
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "The first" })).toBeVisible();
  await page.getByRole("button", { name: "No, thank you" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "You have said no" })).toBeVisible();
  await page.reload();
  await page.getByRole("link", { name: "Open my billing" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "A quote waits for you." })).toBeVisible();
});

test("whoever looks as a customer is told that billing is theirs, not that it could not be fetched", async ({
  page,
  createAccount,
  signInSilently,
  expectConsoleError,
}) => {
  expectConsoleError(/403.*(billing-ways|read-quote)/);
  const [admin, customer] = [await createAccount("admin"), await createAccount()];
  await signInSilently(admin);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/users/${customer.id}`);
  await page.getByRole("button", { name: "See as this customer" }).click();
  await page.getByLabel("Why").fill("They asked what is owed");
  await page.getByRole("button", { name: "See as them" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  for (const path of ["/dashboard/billing", `/dashboard/billing/quote?id=${randomUUID()}`]) {
    await page.goto(path);
    await expect(page.getByText("this is theirs alone to see")).toBeVisible();
    await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
  }
});
