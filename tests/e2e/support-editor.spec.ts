import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import type { Product } from "../start-product.ts";
import { canvas, commands } from "./edited-page.ts";
import { findViolations } from "./find-violations.ts";
import { type Account, expect, test } from "./fixtures.ts";

const looked = (page: Page) => page.frameLocator('iframe[title^="The page. It is looked at"]');

/** The studio in a browser of its own, at a page of its area. */
async function studioAt(
  browser: Browser,
  options: Parameters<Browser["newContext"]>[0],
  fragment: string,
  path: string,
): Promise<Page> {
  const studio = await (await browser.newContext({ reducedMotion: "reduce", ...options })).newPage();
  await studio.goto(`/admin#${fragment}`);
  await expect(studio.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
  await studio.goto(path);
  return studio;
}

type Draft = { revision: number; document: SiteDocument };

async function draftOf(product: Product, token: string, site: string): Promise<Draft> {
  const address = `${product.url}/rest/v1/drafts?select=revision,document&site=eq.${site}`;
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  const [draft] = (await response.json()) as Draft[];
  if (!draft) throw new Error(`no draft of ${site}`);
  return draft;
}

type Send = <Answer>(account: Account, name: string, input: object) => Promise<Answer>;

/** A question of `customer` about the last section of the first page; gives its id and that of the section. */
async function askAboutSection(sendCommand: Send, customer: Account, site: string, draft: Draft) {
  const page = draft.document.pages["/"];
  const section = page?.order.at(-1) ?? "";
  const ticket = randomUUID();
  await sendCommand(customer, "ask-studio", {
    request: randomUUID(),
    ticket,
    subject: "This looks wrong",
    body: "The last part of the page.",
    site,
    page: "/",
    section,
  });
  return { ticket, section };
}

for (const width of [1440, 390]) {
  test(`at ${width} px the studio looks at a section in an editor that changes nothing, whatever is tried, until it is shut`, async ({
    page,
    browser,
    product,
    createAccount,
    createSite,
    sendCommand,
    sessionFragment,
    signInSilently,
    extraHTTPHeaders,
  }) => {
    test.slow(); // two people, and every command of the editor
    const [customer, admin] = [await createAccount(), await createAccount("admin")];
    const site = await createSite(customer, "Weir & Sons", { template: "plumbing", trade: "Plumber" });
    const { accessToken } = await sessionFragment(customer);
    const before = await draftOf(product, accessToken, site);
    const { ticket, section } = await askAboutSection(sendCommand, customer, site, before);

    const { fragment } = await sessionFragment(admin);
    const options = {
      baseURL: product.url,
      viewport: { width, height: 900 },
      extraHTTPHeaders: extraHTTPHeaders ?? {},
    };
    const studio = await studioAt(browser, options, fragment, `/admin/support/${ticket}`);
    await expect(studio.getByText("The owner lets the studio look, and change nothing.")).toBeVisible();
    const sent: string[] = [];
    studio.on("request", (request) => {
      if (request.method() !== "GET") sent.push(new URL(request.url()).pathname);
    });
    await studio.getByRole("link", { name: "Look at the section in the editor" }).click();
    await expect(
      studio.getByText("You look at this for “This looks wrong”, and change nothing."),
    ).toBeVisible();
    const asked = looked(studio).locator(`[data-chosen]`);
    await expect(asked).toBeInViewport();
    await expect(looked(studio).locator("main > *").last()).toHaveAttribute("data-chosen", "");
    expect(await studio.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await findViolations(studio, "iframe")).toEqual([]);

    // Everything that can be pressed, typed, pasted and dropped, in the page and around it.
    const frame = looked(studio);
    await frame.locator("body").evaluate((body) => {
      for (const spot of body.querySelectorAll("h1, h2, h3, p, img, a, button, summary")) {
        for (const kind of ["pointerover", "mousedown", "mouseup", "click", "dblclick"]) {
          spot.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true }));
        }
        for (const kind of ["beforeinput", "paste", "drop", "submit"]) {
          spot.dispatchEvent(new Event(kind, { bubbles: true, cancelable: true }));
        }
      }
    });
    await studio.locator('iframe[title^="The page."]').focus();
    for (const key of [
      "x",
      "Enter",
      "Alt+Enter",
      "Delete",
      "Control+z",
      "Control+Shift+z",
      "Control+y",
      "Control+s",
      "Control+v",
      "Control+x",
      "Control+Shift+f",
      "Control+Shift+h",
      "F6",
      "Shift+F6",
    ]) {
      await studio.keyboard.press(key);
    }
    await studio.keyboard.type("typed by the studio");
    expect(await frame.locator("[contenteditable]").count()).toBe(0);
    await studio.keyboard.press("Control+k");
    await expect(commands(studio)).toBeVisible();
    const all = await commands(studio).getByRole("option").allTextContents();
    expect(all.length).toBeGreaterThan(4);
    await studio.keyboard.press("Escape");
    await expect(commands(studio)).toHaveCount(0);
    for (const [index] of all.entries()) {
      await studio.keyboard.press("Control+k");
      await expect(commands(studio)).toBeVisible();
      await commands(studio).getByRole("option").nth(index).click();
      await expect(commands(studio)).toHaveCount(0);
    }
    await expect(studio).toHaveURL(/\/edit$/);
    expect(new Set(sent)).toEqual(new Set(["/api/open-ticket-site"]));
    expect(await draftOf(product, accessToken, site)).toEqual(before);
    expect(
      await studio.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("draft"))),
    ).toEqual([]);

    await signInSilently(customer);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/dashboard/support/${ticket}`);
    const own = page.getByRole("link", { name: "Open this section in the editor" });
    expect(await own.getAttribute("href")).toContain(`section=${section}`);
    await own.click();
    await expect(canvas(page).locator("[data-chosen]")).toBeInViewport();
    await page.goto("/dashboard/support");
    await expect(page.getByText("Opened Weir & Sons in the editor, first page")).toBeVisible();
    await page.getByRole("radio", { name: /^Nothing/ }).check();
    await expect(page.getByText("Kept. It holds from now on.")).toBeVisible();
    await studio.bringToFront();
    await expect(studio.getByRole("heading", { level: 1 })).toHaveText("The site is shut", {
      timeout: 20_000,
    });
    await expect(studio.getByRole("alert")).toContainText("does not let the studio look into it");
    await expect(studio.locator("iframe")).toHaveCount(0);
    expect(await findViolations(studio)).toEqual([]);
    await studio.context().close();
  });
}

test("the studio mends what its owner lets it, and the owner takes it back", async ({
  page,
  browser,
  product,
  createAccount,
  createSite,
  sendCommand,
  sessionFragment,
  signInSilently,
  extraHTTPHeaders,
}) => {
  test.slow(); // two people who edit
  const [customer, admin] = [await createAccount(), await createAccount("admin")];
  const site = await createSite(customer, "Weir & Sons", { template: "plumbing", trade: "Plumber" });
  const { accessToken } = await sessionFragment(customer);
  const before = await draftOf(product, accessToken, site);
  const { ticket } = await askAboutSection(sendCommand, customer, site, before);
  await signInSilently(customer);
  await page.goto("/dashboard/support");
  await page.getByRole("radio", { name: /^Look, and mend/ }).check();
  await expect(page.getByText("Kept. It holds from now on.")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  const { fragment } = await sessionFragment(admin);
  const options = { baseURL: product.url, extraHTTPHeaders: extraHTTPHeaders ?? {} };
  const studio = await studioAt(browser, options, fragment, `/admin/support/${ticket}`);
  await studio.getByRole("link", { name: "Mend the section in the editor" }).click();
  await expect(studio.getByText("You mend this for “This looks wrong”, as the studio.")).toBeVisible();
  await expect(studio.getByRole("button", { name: "Publish" })).toHaveCount(0);
  await studio.getByRole("button", { name: "Look", exact: true }).click();
  await expect(studio.getByText("Another design")).toHaveCount(0);
  expect(await findViolations(studio, "iframe")).toEqual([]);
  await studio.getByLabel("Page", { exact: true }).selectOption("/");
  const title = canvas(studio).locator("h1").first();
  await title.click();
  await studio.keyboard.press("Control+a");
  await studio.keyboard.type("Mended by the studio");
  await expect.poll(async () => (await draftOf(product, accessToken, site)).revision).toBeGreaterThan(1);
  await expect(studio.getByText("Saved", { exact: true })).toBeVisible();
  expect(JSON.stringify((await draftOf(product, accessToken, site)).document)).toContain(
    "Mended by the studio",
  );

  await page.reload();
  await expect(page.getByText("Changed the draft of Weir & Sons")).toBeVisible();
  await page
    .getByRole("button", { name: "Take back what the studio changed in the draft of Weir & Sons" })
    .click();
  await expect(
    page.getByText("Taken back. The draft of Weir & Sons keeps what you wrote since."),
  ).toBeVisible();
  expect((await draftOf(product, accessToken, site)).document).toEqual(before.document);

  // What is typed after the right was taken back comes to nothing, and the page is shut.
  await page.getByRole("radio", { name: /^Nothing/ }).check();
  await expect(page.getByText("Kept. It holds from now on.")).toBeVisible();
  const kept = await draftOf(product, accessToken, site);
  await studio.bringToFront();
  await studio.keyboard.type("Once more");
  await expect(studio.getByRole("heading", { level: 1 })).toHaveText("The site is shut", { timeout: 20_000 });
  expect(await draftOf(product, accessToken, site)).toEqual(kept);
  await studio.context().close();
});

test("one's own questions are searched, narrowed down and saved as a table", async ({
  page,
  createAccount,
  sendCommand,
  signInSilently,
}) => {
  const customer = await createAccount();
  for (const [subject, body] of [
    ["Opening hours", "They stand in the footer."],
    ["A domain", "Where do I put it?"],
  ] as const) {
    await sendCommand(customer, "ask-studio", { request: randomUUID(), ticket: randomUUID(), subject, body });
  }
  await signInSilently(customer);
  await page.goto("/dashboard/support");
  await page.getByLabel("Search by what was said").fill("footer");
  await expect(page).toHaveURL(/q=footer/);
  await expect(page.getByRole("link", { name: "A domain" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Opening hours" })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a table (CSV)" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("my-questions.csv");
  await page.getByLabel("Search by what was said").fill("nothing like it");
  await expect(page.getByText("None of your questions is like that.")).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await page.getByLabel("In the order of").selectOption("subject");
  await expect(page.getByRole("link", { name: /^(A domain|Opening hours)$/ })).toHaveText([
    "A domain",
    "Opening hours",
  ]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await findViolations(page)).toEqual([]);
});
