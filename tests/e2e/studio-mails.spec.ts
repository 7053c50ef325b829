import type { Page } from "@playwright/test";
import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";
import { readMail } from "./read-mail.ts";

const frameOf = (page: Page) => page.frameLocator('iframe[title="The mail"]');
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const width of [1440, 390]) {
  test(`at ${width} px an administrator words a mail, looks at it, sends it to themselves and takes it back`, async ({
    page,
    product,
    createAccount,
    signInSilently,
    expectConsoleError,
  }) => {
    expectConsoleError(/400 .*preview-mail/);
    test.slow(); // the outbox is looked into
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const admin = await createAccount("admin");
    await signInSilently(admin);
    await page.goto("/admin/settings");
    await page.getByRole("link", { name: "Mails", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Billing", level: 2 })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await sideways(page)).toBe(width);
    await page.getByRole("link", { name: "An invitation" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "An invitation" })).toBeVisible();
    await expect(page.getByText(/^As usual(\.| again)/)).toBeVisible();
    await expect(frameOf(page).getByText("invites you to work on Weir & Sons, as an editor.")).toBeAttached();

    const text = page.getByLabel("Text", { exact: true });
    await text.fill("<b>{who}</b> asks you to work on {site}, as {role}.\n\nAnd {nobody}.");
    await expect(page.getByText(/\{nobody\} is nothing that this mail can fill in/)).toBeVisible();
    await expect(page.getByText("mend what is marked")).toBeVisible();
    await text.fill("<b>{who}</b> asks you to work on {site}, as {role}.\n\nAt ");
    await page.getByRole("button", { name: "Put in {studio}" }).click();
    await expect(text).toBeFocused();
    await expect(text).toHaveValue(/At \{studio\}$/);
    await page.getByLabel("Headline").fill("Come in.");
    await expect(frameOf(page).getByRole("heading", { name: "Come in." })).toBeAttached();
    await expect(frameOf(page).getByText("<b>Weir & Sons", { exact: false })).toBeAttached();
    await page.getByRole("radio", { name: "Dark" }).check();
    await expect(frameOf(page).locator(".letter")).toHaveCSS("background-color", "rgb(13, 43, 37)");
    await page.getByRole("radio", { name: "Light" }).check();
    await expect(frameOf(page).locator(".letter")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await page.getByRole("radio", { name: "As text" }).check();
    await expect(page.locator("pre")).toContainText("If that was not you who was meant");
    expect(await findViolations(page)).toEqual([]);
    expect(await sideways(page)).toBe(width);

    await page.getByRole("button", { name: "Send it to me" }).click();
    await expect(page.getByText(`On its way to ${admin.email}`)).toBeVisible();
    const mail = await readMail(product, admin.email, "preview");
    expect(mail.subject).toBe("Preview: An invitation to work on a website at Fabula");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText(/Changed by Ada Administrator/)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Headline")).toHaveValue("Come in.");
    await page.getByText("What it usually says").click();
    await expect(page.getByText("Somebody would like to have you there.")).toBeVisible();

    await page.getByRole("button", { name: "Back to what it was before" }).press("Enter");
    await expect(page.getByText(/As usual again, by Ada Administrator/)).toBeVisible();
    await expect(page.getByLabel("Headline")).toHaveValue("Somebody would like to have you there.");
    await page.goto("/admin/settings/audit?kind=mail");
    await expect(page.getByText("Change mail words").first()).toBeVisible();
  });
}

test("whoever is second hears of the first, and keeps what they have typed", async ({
  page,
  createAccount,
  signInSilently,
  sendCommand,
  expectConsoleError,
}) => {
  expectConsoleError(/409 .*change-mail-words/);
  const [admin, other] = [await createAccount("admin"), await createAccount("admin")];
  await signInSilently(admin);
  await page.goto("/admin/settings/mails/words?of=recovery");
  await page.getByLabel("Headline").fill("Mine.");
  const words = {
    subject: "Theirs",
    preheader: "Theirs",
    heading: "Theirs.",
    paragraphs: [],
    button: "Theirs",
  };
  await sendCommand(other, "change-mail-words", {
    request: crypto.randomUUID(),
    mail: "recovery",
    words,
    revision: 0,
  });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/Somebody has changed this meanwhile/)).toBeVisible();
  await expect(page.getByLabel("Headline")).toHaveValue("Mine.");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByLabel("Headline")).toHaveValue("Theirs.");
  // Others read this mail.
  await page.getByRole("button", { name: "Back to what it was before" }).press("Enter");
  await expect(page.getByText(/^As usual again/)).toBeVisible();
});
