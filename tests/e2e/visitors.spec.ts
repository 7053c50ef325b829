import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import type { Product } from "../start-product.ts";
import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";

const day = 86_400_000;
const dayText = (daysAgo: number) => new Date(Date.now() - daysAgo * day).toISOString().slice(0, 10);

/** Writes rows where the counter would have, on days that are over. */
async function write(product: Product, table: string, rows: readonly object[]): Promise<void> {
  const response = await fetch(`${product.url}/rest/v1/${table}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${product.secretKey}`,
      apikey: product.secretKey,
    },
    body: JSON.stringify(rows),
  });
  expect(response.ok, await response.clone().text()).toBe(true);
}

/** Sixty days of visits: two a day, and three in the last seven. */
async function writeVisits(product: Product, site: string): Promise<void> {
  const days = Array.from({ length: 60 }, (_, ago) => ({ ago, count: ago < 7 ? 3 : 2 }));
  await write(
    product,
    "visitors",
    days.map(({ ago, count }) => ({ site, day: dayText(ago), count, views: count * 2 })),
  );
  await write(
    product,
    "visits",
    days.flatMap(({ ago, count }) => [
      { site, day: dayText(ago), page: "/menu", source: "google.com", kind: "phone", count },
      { site, day: dayText(ago), page: "/", source: "", kind: "computer", count },
    ]),
  );
  await write(product, "missed_pages", [{ site, day: dayText(2), path: "/old-menu", count: 4 }]);
}

/** A page of somebody in a network of their own, with a browser that people have. */
async function visitorOf(browser: Browser, network: string, width: number): Promise<Page> {
  const context = await browser.newContext({
    userAgent: "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36",
    viewport: { width, height: 844 },
    extraHTTPHeaders: { "x-forwarded-for": network },
  });
  return context.newPage();
}

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const width of [1440, 390]) {
  test(`at ${width} pixels somebody reads who came, over how long they want, and takes it along`, async ({
    page,
    product,
    createAccount,
    signInSilently,
    createSite,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const account = await createAccount();
    const site = await createSite(account);
    await writeVisits(product, site);
    await signInSilently(account);
    await page.goto(`/dashboard/sites/${site}#visitors`);
    const tab = page.getByRole("region", { name: "Visitors" });
    await expect(tab.getByRole("heading", { level: 2, name: /^67 visitors in 30 days/ })).toHaveText(
      "67 visitors in 30 days, 7 more than in the 30 before. Most came from google.com, to Menu.",
    );
    await expect(tab.getByRole("img", { name: /^Columns for each day/ })).toBeVisible();
    await expect(tab.getByRole("region", { name: "Pages" }).getByRole("listitem")).toHaveText([
      "Home /67",
      "Menu /menu67",
    ]);
    await expect(tab.getByRole("region", { name: "Asked for, and not there" })).toContainText("/old-menu");
    expect(await scrollsSideways(page)).toBe(false);
    expect(await findViolations(page)).toEqual([]);

    await tab.getByRole("button", { name: "7 days" }).press("Enter");
    await expect(
      tab.getByRole("heading", { level: 2, name: /^21 visitors in 7 days, 7 more/ }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\?over=7#visitors$/);
    await page.reload();
    await tab.getByText("The same as a table").press("Enter");
    await expect(tab.getByRole("row")).toHaveCount(8);
    await expect(tab.getByRole("row").nth(1)).toContainText(/3\s*6$/);
    expect(await scrollsSideways(page)).toBe(false);

    const downloads = page.waitForEvent("download");
    await tab.getByRole("button", { name: "Download as CSV" }).click();
    const csv = await readFile(await (await downloads).path(), "utf8");
    expect(csv.trim().split("\r\n")).toHaveLength(15);

    await tab.getByRole("button", { name: "12 months" }).click();
    await expect(tab.getByRole("row")).toHaveCount(53);
  });

  test(`at ${width} pixels all sites stand together and each by itself, from the card of the home`, async ({
    page,
    product,
    createAccount,
    signInSilently,
    createSite,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const account = await createAccount();
    const site = await createSite(account, "Bakery");
    await createSite(account, "Cellar");
    await writeVisits(product, site);
    await signInSilently(account);
    await page.goto("/dashboard");
    await expect(page.getByText("67 visitors in 30 days")).toBeVisible();
    await page.getByRole("link", { name: "See where they came from" }).click();
    await expect(page).toHaveURL(/\/dashboard\/analytics$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "67 visitors in 30 days, 7 more than in the 30 before.",
    );
    await expect(page.getByRole("link", { name: /^Visitors of / })).toHaveText(["Bakery", "Cellar"]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "90 days" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "127 visitors in 90 days." })).toBeVisible();
    await page.getByRole("link", { name: "Visitors of Bakery" }).click();
    await expect(page.getByRole("heading", { level: 2, name: /^127 visitors in 90 days/ })).toBeVisible();
  });
}

test("a visit of a published site is told within ten seconds; its owner shows the figures to everybody, and hides them again", async ({
  browser,
  page,
  createAccount,
  signInSilently,
  createSite,
  publishSite,
}) => {
  test.setTimeout(180_000); // a site is drawn
  const account = await createAccount();
  const site = await createSite(account);
  await signInSilently(account);
  await page.goto(`/dashboard/sites/${site}#visitors`);
  await expect(page.getByText("Nobody can come yet.")).toBeVisible();
  const home = await publishSite(account, site);
  await page.reload();
  await expect(page.getByText("Nobody has come yet.")).toBeVisible();

  const visitor = await visitorOf(browser, "10.9.1.1", 390);
  expect((await visitor.goto(home.href))?.status()).toBe(200);
  await visitor.goto(new URL("/nowhere", home).href);
  const tab = page.getByRole("region", { name: "Visitors" });
  await expect(async () => {
    await page.reload();
    await expect(tab.getByRole("heading", { level: 2, name: "1 visitor in 30 days." })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass({ timeout: 30_000 });
  await expect(tab.getByRole("img", { name: /^Columns for each day/ })).toBeVisible();
  await expect(tab.getByRole("region", { name: "On what" })).toContainText("Phone");
  await expect(tab.getByRole("region", { name: "Asked for, and not there" })).toContainText("/nowhere");
  await tab.getByText("The same as a table").click();
  await expect(tab.getByRole("cell", { name: "Version 1" })).toBeVisible();

  const open = new URL("/-/visitors", home).href;
  expect((await visitor.goto(open))?.status()).toBe(404);
  await tab.getByRole("button", { name: "Show them to everybody" }).click();
  await expect(tab.getByRole("link", { name: /\/-\/visitors$/ })).toHaveAttribute("href", open);
  expect((await visitor.goto(open))?.status()).toBe(200);
  await expect(visitor.getByRole("heading", { level: 1, name: "1 visitor in 30 days." })).toBeVisible();
  expect(await scrollsSideways(visitor)).toBe(false);
  expect(await findViolations(visitor)).toEqual([]);
  await tab.getByRole("button", { name: "Show them to nobody else" }).click();
  await expect(tab.getByRole("button", { name: "Show them to everybody" })).toBeVisible();
  expect((await visitor.goto(open))?.status()).toBe(404);
  await visitor.context().close();
});

test("who has no site yet is led to make one, and visits that cannot be fetched are asked for again", async ({
  page,
  createAccount,
  signInSilently,
  expectConsoleError,
}) => {
  await signInSilently(await createAccount());
  await page.goto("/dashboard/analytics");
  await expect(page.getByRole("main").getByRole("link", { name: "Create New Site" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expectConsoleError(/503/);
  await page.route("**/rest/v1/rpc/my_visits*", (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await expect(page.getByText("The visits could not be fetched.")).toBeVisible({ timeout: 20_000 });
  await page.unroute("**/rest/v1/rpc/my_visits*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("main").getByRole("link", { name: "Create New Site" })).toBeVisible();
});
