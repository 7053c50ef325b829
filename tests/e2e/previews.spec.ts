import type { Browser, Page } from "@playwright/test";
import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";

type Guest = { page: Page; errors: string[] };

/** Somebody without an account at another machine; what its pages do not cope with is in `errors`. */
async function guestAt(browser: Browser, width: number, javaScriptEnabled = true): Promise<Guest> {
  const context = await browser.newContext({
    javaScriptEnabled,
    viewport: { width, height: 844 },
    extraHTTPHeaders: { "x-forwarded-for": `10.8.${width % 250}.${javaScriptEnabled ? 1 : 2}` },
  });
  const errors: string[] = [];
  context.on("weberror", (error) => void errors.push(String(error.error())));
  context.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) errors.push(message.text());
  });
  return { page: await context.newPage(), errors };
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const width of [1440, 390]) {
  test(`at ${width} pixels a link with a password shows the draft to whoever knows it, takes a comment that is resolved beside the page, and ends when it is revoked`, async ({
    browser,
    page,
    createAccount,
    signInSilently,
    createSite,
  }) => {
    test.setTimeout(240_000); // a site is drawn and edited, and somebody else looks at it
    const account = await createAccount();
    const site = await createSite(account, "Lampwick", { template: "restaurant", trade: "Restaurant" });
    await signInSilently(account);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/dashboard/sites/${site}#previews`);
    await expect(page.getByRole("heading", { name: "No link is open" })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(width);
    await page.getByLabel("Whom it is for").fill("Ada");
    await page.getByLabel("Password").fill("open sesame");
    await page.getByRole("button", { name: "Make a link" }).press("Enter");
    await expect(page.getByRole("heading", { name: "One link is open" })).toBeVisible();
    const address = await page.locator("[data-preview-address]").innerText();
    expect(address).toMatch(/^http:\/\/site-[\da-f]{8}--preview\.localhost:\d+\/-\/preview\/[\w-]{43}$/);
    expect(await findViolations(page)).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(width);

    const guest = await guestAt(browser, width);
    await guest.page.goto(new URL("/", address).href);
    await expect(guest.page.getByRole("heading", { name: "Turned to the wall." })).toBeVisible();
    expect(await findViolations(guest.page)).toEqual([]);
    await guest.page.goto(address);
    await guest.page.getByLabel("Password").fill("open barley");
    await guest.page.getByRole("button", { name: "Open" }).click();
    await expect(guest.page.getByRole("alert")).toContainText("That is not it");
    expect(await findViolations(guest.page)).toEqual([]);
    await guest.page.getByLabel("Password").fill("open sesame");
    await guest.page.getByRole("button", { name: "Open" }).click();
    await expect(guest.page).toHaveURL(new URL("/", address).href);

    const bar = guest.page.getByRole("complementary", { name: "Preview" });
    await expect(bar).toContainText("Preview of Lampwick");
    const edges = await guest.page.evaluate(() => [
      document.querySelector("[data-preview-bar]")?.getBoundingClientRect().bottom ?? Number.NaN,
      document.querySelector(".navigation")?.getBoundingClientRect().top ?? Number.NaN,
    ]);
    expect(edges[1]).toBeGreaterThanOrEqual(edges[0] ?? Number.NaN);
    expect(await widthOf(guest.page)).toBeLessThanOrEqual(width);
    await guest.page.getByRole("button", { name: "Leave a comment" }).press("Enter");
    const dialog = guest.page.getByRole("dialog", { name: "Leave a comment" });
    await expect(dialog).toBeVisible();
    expect(await findViolations(guest.page)).toEqual([]);
    await dialog.getByLabel("What it is about").selectOption({ index: 2 });
    await dialog.getByLabel("Your name").fill("Ada");
    await dialog.getByLabel("Your comment").fill("Could this be <b>larger</b>?");
    await dialog.getByRole("button", { name: "Send" }).press("Enter");
    await expect(dialog.getByRole("status")).toHaveText(/beside the page now/);
    await guest.page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(guest.page.getByRole("button", { name: "Leave a comment" })).toBeFocused();

    await page.goto(`/dashboard/sites/${site}/edit`);
    const button = page.getByRole("button", { name: "Comments 1" });
    await button.click();
    const panel = page.getByRole("complementary");
    await expect(panel.getByText("Could this be <b>larger</b>?")).toBeVisible();
    expect(await findViolations(page, "iframe")).toEqual([]);
    await panel.getByRole("button", { name: "Show: the comment of Ada" }).click();
    await panel.getByRole("button", { name: "Resolve: the comment of Ada" }).press("Enter");
    await expect(panel.getByText("No comment waits.")).toBeVisible();
    await panel.getByRole("button", { name: "Undo" }).press("Enter");
    await expect(panel.getByText("Could this be <b>larger</b>?")).toBeVisible();
    if (width > 1024) {
      await page.getByRole("button", { name: "Sections", exact: true }).click();
      await expect(panel.getByText("1 comment")).toBeVisible();
    }

    await page.goto(`/dashboard/sites/${site}#previews`);
    await expect(page.getByRole("heading", { name: "One comment waits" })).toBeVisible();
    await page.getByRole("button", { name: "Resolve: the comment of Ada" }).press("Enter");
    await expect(page.getByRole("heading", { name: "No comment waits" })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await expect(page.getByRole("heading", { name: "One comment waits" })).toBeVisible();
    await page.getByRole("button", { name: "Delete: the comment of Ada" }).press("Enter");
    await expect(page.getByRole("heading", { name: "Delete what Ada said?" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Delete: the comment of Ada" })).toBeFocused();
    await page.getByRole("button", { name: "Revoke the link for Ada" }).press("Enter");
    await expect(page.getByRole("heading", { name: "Revoke the link for Ada?" })).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Revoke the link for Ada" })).toBeFocused();
    await expect(page.getByRole("heading", { name: "One link is open" })).toBeVisible();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Revoke it" }).press("Enter");
    await expect(page.getByRole("heading", { name: "No link is open" })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(width);

    await guest.page.reload();
    await expect(guest.page.getByRole("heading", { name: "Back in the studio." })).toBeVisible();
    expect(await findViolations(guest.page)).toEqual([]);
    expect(guest.errors).toEqual([]);
    await guest.page.context().close();
  });
}

test("without a script a comment is written on a page of its own, and a form of the site sends nothing", async ({
  browser,
  page,
  createAccount,
  signInSilently,
  createSite,
}) => {
  test.setTimeout(180_000);
  const account = await createAccount();
  const site = await createSite(account, "Lampwick", { template: "restaurant", trade: "Restaurant" });
  await signInSilently(account);
  await page.goto(`/dashboard/sites/${site}#previews`);
  await page.getByRole("button", { name: "Make a link" }).click();
  const address = await page.locator("[data-preview-address]").innerText();
  const { page: guest } = await guestAt(browser, 390, false);
  await guest.goto(address);
  await guest.getByRole("button", { name: "Leave a comment" }).click();
  await expect(guest.getByRole("heading", { name: "Tell them." })).toBeVisible();
  expect(await guest.locator("option").count()).toBeGreaterThan(2);
  await guest.getByLabel("What it is about").selectOption({ index: 1 });
  await guest.getByLabel("Your name").fill("Ada");
  await guest.getByLabel("Your comment").fill("Larger, please.");
  await guest.getByRole("button", { name: "Send" }).click();
  await expect(guest.getByRole("heading", { name: "It is in the margin." })).toBeVisible();
  await guest.getByRole("link", { name: "Write another" }).click();
  await expect(guest.getByLabel("Your name")).toHaveValue("Ada");
  await guest.getByRole("link", { name: "Back to the page" }).click();
  await expect(guest.getByRole("complementary", { name: "Preview" })).toContainText("forms send nothing");
  await guest.goto(new URL("/contact", address).href);
  await guest.getByLabel("First name").fill("Ada");
  await guest.getByLabel("Last name").fill("Lovelace");
  await guest.getByLabel("Email").fill("ada@visitor.test");
  await guest.getByLabel("Subject").fill("A table");
  await guest.getByLabel("Message").fill("For nine?");
  await guest.getByRole("button", { name: "Send the note" }).click();
  await expect(guest.getByRole("heading", { name: "That did not get through." })).toBeVisible();
  await guest.context().close();

  await page.reload();
  await expect(page.getByText("Larger, please.")).toBeVisible();
});

test("a link that is revoked at once is told no more, and whoever writes by it reads that it has ended and keeps what they wrote", async ({
  browser,
  page,
  createAccount,
  signInSilently,
  createSite,
}) => {
  test.setTimeout(180_000); // a site is drawn, and somebody else looks at it
  const account = await createAccount();
  const site = await createSite(account, "Lampwick", { template: "restaurant", trade: "Restaurant" });
  await signInSilently(account);
  await page.goto(`/dashboard/sites/${site}#previews`);
  await page.getByRole("button", { name: "Make a link" }).click();
  const told = page.locator("[data-preview-address]");
  const { page: guest } = await guestAt(browser, 390);
  await guest.goto(await told.innerText());
  await guest.getByRole("button", { name: "Leave a comment" }).press("Enter");
  const dialog = guest.getByRole("dialog", { name: "Leave a comment" });
  await dialog.getByLabel("Your name").fill("Ada");
  const text = dialog.getByLabel("Your comment");
  await text.fill("Larger, please.");
  await dialog.getByRole("button", { name: "Send" }).press("Enter");
  await expect(dialog.getByRole("status")).toHaveText(/beside the page now/);
  await expect(dialog.getByRole("button", { name: "Send" })).toBeFocused();

  await page.getByRole("button", { name: "Revoke the link for The draft" }).click();
  await page.getByRole("button", { name: "Revoke it" }).click();
  await expect(page.getByRole("heading", { name: "No link is open" })).toBeVisible();
  await expect(told).toHaveCount(0);
  await text.fill("And warmer.");
  await dialog.getByRole("button", { name: "Send" }).press("Enter");
  await expect(dialog.getByRole("status")).toHaveText(/This preview has ended/);
  await expect(text).toHaveValue("And warmer.");
  await guest.context().close();
});
