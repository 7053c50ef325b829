import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { readMails } from "./read-mail.ts";

/** A page of somebody with a phone, in a network of their own; what goes wrong in it is in `errors`. */
async function phoneOf(browser: Browser, network: string, javaScriptEnabled: boolean, errors: string[]) {
  const context = await browser.newContext({
    javaScriptEnabled,
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: { "x-forwarded-for": network },
  });
  context.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  context.on("weberror", (error) => void errors.push(String(error.error())));
  return context.newPage();
}

/** Opens the page with the form and writes in it, as slowly as people do: not within two seconds. */
async function write(page: Page, home: URL, name: string): Promise<void> {
  await page.goto(new URL("/contact", home).href);
  const served = Date.now();
  await page.getByLabel("First name").fill(name);
  await page.getByLabel("Last name").fill("Lovelace");
  await page.getByLabel("Email").fill(`${name.toLowerCase()}@visitor.test`);
  await page.getByLabel("Subject").fill("A table");
  await page.getByLabel("Message").fill("Is there a table for nine?");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expect.poll(() => Date.now() - served).toBeGreaterThan(2_000);
}

for (const [how, hasScript] of [
  ["with script", true],
  ["without script", false],
] as const) {
  test(`${how} a visitor writes to a published site and is told so; the owner has the mail, reads the message and is done with it; what a machine fills in is held back`, async ({
    browser,
    page,
    product,
    createAccount,
    signInSilently,
    createSite,
    publishSite,
  }) => {
    test.setTimeout(180_000); // a site is drawn, and two people write in it
    const account = await createAccount();
    const site = await createSite(account, "Lampwick", { template: "restaurant", trade: "Restaurant" });
    const home = await publishSite(account, site);
    const errors: string[] = [];

    const visitor = await phoneOf(browser, "10.9.0.1", hasScript, errors);
    await write(visitor, home, "Ada");
    await visitor.getByRole("button", { name: "Send the note" }).click();
    const confirmation = (of: Page) => of.getByRole("heading", { name: "Message received" });
    await expect(confirmation(visitor)).toBeVisible();
    await expect(visitor).toHaveURL(new URL(hasScript ? "/contact" : "/contact/thanks", home).href);

    const machine = await phoneOf(browser, "10.9.0.2", hasScript, errors);
    await write(machine, home, "Dot");
    await machine.locator('input[name="web-site"]').fill("https://pills.example", { force: true });
    await machine.getByRole("button", { name: "Send the note" }).click();
    await expect(confirmation(machine)).toBeVisible();
    const told = (of: Page) => of.getByRole("main").innerText();
    expect(await told(machine)).toBe(await told(visitor));
    await visitor.context().close();
    await machine.context().close();
    expect(errors).toEqual([]);

    const mails = async () =>
      (await readMails(product, account.email)).filter(({ kind }) => kind === "site-message");
    await expect.poll(async () => (await mails()).length).toBe(1);
    const [mail] = await mails();
    expect(mail?.subject).toBe("A message from Lampwick");

    await signInSilently(account);
    await page.goto(mail?.link ?? "");
    const inbox = page.getByRole("region", { name: "Messages" });
    await expect(inbox.getByRole("heading", { level: 2, name: "1 unread" })).toBeVisible({ timeout: 30_000 });
    await inbox.getByRole("button", { name: /Ada Lovelace/ }).press("Enter");
    await expect(
      inbox.getByRole("definition").filter({ hasText: "Is there a table for nine?" }),
    ).toBeVisible();
    await expect(inbox.getByRole("link", { name: "Reply by mail" })).toHaveAttribute(
      "href",
      /^mailto:ada@visitor\.test\?/,
    );
    await inbox.getByRole("button", { name: "Done", exact: true }).press("Enter");
    await expect(inbox.getByRole("button", { name: "Done 1" })).toBeVisible();

    await inbox.getByRole("button", { name: "Look at what is held back" }).click();
    await inbox.getByRole("button", { name: /Dot/ }).click();
    await expect(inbox.getByRole("listitem").filter({ hasText: /^A field was filled in/ })).toBeVisible();
    expect(await mails()).toHaveLength(1);
  });
}
