import type { Browser, ElementHandle, Page } from "puppeteer-core";
import { firefoxPath, launchFirefox, pressChord, shownPage } from "./firefox.ts";
import { test as base, expect } from "./fixtures.ts";

/** `test` with a window of Firefox, whose errors fail it, instead of Chromium's. */
const test = base.extend<{ window: Page }, { firefox: Browser }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from this pattern
    async ({}, use) => {
      const firefox = await launchFirefox();
      await use(firefox);
      await firefox.close();
    },
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  watchConsole: async ({}, use) => use(undefined),
  window: async ({ firefox }, use) => {
    const context = await firefox.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    const errors: string[] = [];
    page.on("pageerror", (error) => void errors.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await use(page);
    await context.close();
    expect(errors).toEqual([]);
  },
});

test.skip(!firefoxPath, "There is no Firefox on this machine: set FIREFOX_PATH.");

const title = async (page: Page) => (await shownPage(page)).$eval("h1", (heading) => heading.innerText);
/** Until the window reads that; a search by text that keeps what it has read would miss what comes after it. */
const reads = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, text);
const saved = (page: Page) => reads(page, "Saved");
const isLive = (page: Page) => reads(page, "It is live");

/** The button of that name, once it is there, in the dialog that is open or on the page. */
function button(page: Page, name: string, within: "dialog" | "body" = "body") {
  return page.waitForFunction(
    (around, text) =>
      [...document.querySelectorAll(`${around} button`)].find((one) => one.textContent?.trim() === text),
    {},
    within,
    name,
  ) as Promise<ElementHandle>;
}

test("in Firefox somebody types into the page, undoes it, and finds every letter after a reload", async ({
  window,
  product,
}) => {
  await window.goto(`${product.url}/make/wellness`);
  const before = await title(window);
  await (await shownPage(window)).click("h1");
  await pressChord(window, "Control+a");
  await window.keyboard.type("Begin the day slowly – für alle");
  await expect.poll(() => title(window)).toBe("Begin the day slowly – für alle");
  await pressChord(window, "Control+z");
  await expect.poll(() => title(window)).toBe(before);
  await pressChord(window, "Control+Shift+z");
  await expect.poll(() => title(window)).toBe("Begin the day slowly – für alle");
  await saved(window);
  await window.reload();
  await expect.poll(() => title(window)).toBe("Begin the day slowly – für alle");
});

test("in Firefox a site is edited by keyboard, saved and published", async ({
  window,
  product,
  createAccount,
  createSite,
  sessionFragment,
}) => {
  const account = await createAccount();
  const site = await createSite(account, "Weir & Sons", { template: "wellness", trade: "Yoga studio" });
  const { fragment } = await sessionFragment(account);
  await window.goto(`${product.url}/dashboard#${fragment}`);
  await button(window, "Sign Out");
  await window.goto(`${product.url}/dashboard/sites/${site}/edit`);
  await shownPage(window);

  await (await window.waitForSelector("[data-section] > button"))?.focus();
  await window.keyboard.press("Enter");
  await (await shownPage(window)).waitForSelector("h1[data-reachable]");
  await window.keyboard.press("F6");
  await window.keyboard.press("Enter");
  await (await shownPage(window)).waitForSelector("h1[data-typing]");
  await pressChord(window, "Control+a");
  await window.keyboard.type("Breathe out");
  await window.keyboard.press("Escape");
  await saved(window);

  await (await button(window, "Publish")).press("Enter");
  await (await button(window, "Publish", "dialog")).press("Enter");
  await (await button(window, "Publish as it is", "dialog")).press("Enter");
  await isLive(window);
  const address = await window.$eval(
    `a[href*="site-${site.slice(0, 8)}"]`,
    (link) => (link as HTMLAnchorElement).href,
  );
  await window.goto(address);
  expect(await window.$eval("h1", (heading) => heading.innerText)).toBe("Breathe out");
});
