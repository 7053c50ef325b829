import type { Page } from "@playwright/test";
import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";
import { readMail } from "./read-mail.ts";

async function fill(page: Page, email: string): Promise<void> {
  const form = page.locator("#contact form");
  await form.getByLabel("Name").fill("Weir & Sons");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Message").fill("Once there was a shop.\nIt dripped.");
}

/** Has the form as the studio just set it: every server looks it up within seconds. */
async function landingWith(page: Page, form: string): Promise<void> {
  await expect(async () => {
    await page.goto("/");
    await expect(page.locator(form)).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
}

const openForm = '#contact form[method="post"]';
const closedForm = "#contact form[data-contact]";

test.describe("with the form open", () => {
  test.describe.configure({ mode: "serial" });

  for (const [what, options] of [
    ["with scripts", { javaScriptEnabled: true }],
    ["without scripts", { javaScriptEnabled: false }],
  ] as const) {
    test(`a visitor ${what} writes, the studio answers, and both need no account`, async ({
      page,
      browser,
      product,
      createAccount,
      signInSilently,
      freshEmail,
      extraHTTPHeaders,
    }) => {
      test.slow(); // two people
      const admin = await createAccount("admin");
      await signInSilently(admin);
      await page.goto("/admin/settings");
      const row = page.getByRole("region", { name: "What the landing page’s form does" });
      await row.getByRole("radio", { name: "To Support" }).check();
      await row.getByRole("button", { name: "Save" }).click();
      await expect(row.getByText(/Changed by Ada Administrator/)).toBeVisible();

      const context = await browser.newContext({
        ...options,
        baseURL: product.url,
        extraHTTPHeaders: extraHTTPHeaders ?? {},
      });
      const visitor = await context.newPage();
      await landingWith(visitor, openForm);
      await fill(visitor, freshEmail);
      await visitor.getByRole("button", { name: "Send message" }).click();
      await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("It is with us.");
      await expect(visitor).toHaveURL(`${product.url}/contact/thanks`);

      await page.goto(`/admin/support?q=${encodeURIComponent(freshEmail)}`);
      await page.getByRole("link", { name: "Once there was a shop." }).click();
      await expect(page.getByText("there is no account", { exact: false })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.getByLabel("Answer or note").fill("Tell us more.");
      await page.getByRole("button", { name: "Answer, and wait" }).click();
      await expect(page.getByText("Answered. It is mailed, and waits for them.")).toBeVisible();

      const mail = await readMail(product, freshEmail, "contact-answer");
      await visitor.goto(mail.link);
      await expect(visitor.getByText("Tell us more.")).toBeVisible();
      await expect(visitor.getByRole("link", { name: /Sign in/ })).toHaveCount(0);
      await visitor.getByLabel("What you would like to say").fill("It still drips.");
      await visitor.getByRole("button", { name: "Send" }).click();
      await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("It is with us.");
      await context.close();
      await page.reload();
      await expect(page.getByText("It still drips.")).toBeVisible();

      await page.goto("/admin/settings");
      await row.getByRole("button", { name: "Back to what it was before" }).click();
      await expect(row.getByRole("radio", { name: /own console/ })).toBeChecked();
      await landingWith(page, closedForm);
    });
  }

  test("what cannot be taken comes back with all that was typed, and a page that is older than the setting says so", async ({
    page,
    browser,
    product,
    createAccount,
    sendCommand,
    freshEmail,
    extraHTTPHeaders,
    expectConsoleError,
  }) => {
    expectConsoleError(/40[09] .*\/contact/);
    // Chromium says so where a page that fades over leads to one that does not.
    expectConsoleError(/ViewTransition opt-in disabled/);
    const admin = await createAccount("admin");
    const set = (value: string, seen: string) =>
      sendCommand(admin, "change-studio-setting", {
        request: crypto.randomUUID(),
        key: "contactForm",
        value,
        seen,
      });
    await set("support", "console");
    await landingWith(page, openForm);
    await fill(page, "weir@nowhere");
    await page.locator("#contact form").evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("alert")).toContainText("Nothing is lost");
    await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Message")).toHaveValue("Once there was a shop.\nIt dripped.");
    expect(await findViolations(page)).toEqual([]);
    await page.getByLabel("Email").fill(freshEmail);
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("It is with us.");
    expect(await findViolations(page)).toEqual([]);

    const context = await browser.newContext({
      baseURL: product.url,
      extraHTTPHeaders: extraHTTPHeaders ?? {},
    });
    const shown = await context.newPage();
    // A page that React shows, which no server has sent.
    await shown.goto("/auth");
    await shown
      .getByRole("link", { name: /Fabula|first page|home/i })
      .first()
      .click();
    await expect(shown.locator("#contact form")).toHaveAttribute("action", "/contact");
    await context.close();

    await landingWith(page, openForm);
    await set("console", "support");
    await fill(page, freshEmail);
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The form is closed.");
    await expect(page.getByLabel("Message")).toHaveValue(/Once there was a shop/);
    await landingWith(page, closedForm);
  });
});
