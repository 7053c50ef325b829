import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { watchSentRequests } from "./sent-requests.ts";

const home = "/demos/luxury";
const collections = "/demos/luxury/collections";
const contact = "/demos/luxury/contact";

test("each visit finds other counts of views and likes, within their bounds, and asks nobody for them", async ({
  page,
}) => {
  await page.goto(collections);
  const sent = watchSentRequests(page);
  const first = await readCounts(page);
  expect(first).toHaveLength(6);
  for (const { views, likes } of first) {
    expect(views).toBeGreaterThanOrEqual(100);
    expect(views).toBeLessThanOrEqual(599);
    expect(likes).toBeGreaterThanOrEqual(10);
    expect(likes).toBeLessThanOrEqual(59);
  }
  expect(sent).toEqual([]);
  await page.reload();
  expect(await readCounts(page)).not.toEqual(first);
});

test("what is featured says so, and every collection wears its badge", async ({ page }) => {
  await page.goto(collections);
  const articles = page.getByRole("main").getByRole("article");
  await expect(articles).toHaveCount(6);
  await expect(articles.getByText("Featured", { exact: true })).toHaveCount(2);
  for (const [name, rarity] of [
    ["Solstice", "Ultra Rare"],
    ["Nocturne", "Exclusive"],
    ["Meridian", "Rare"],
    ["Tide", "Rare"],
    ["Ember", "Limited"],
    ["Lantern", "Limited"],
  ] as const)
    await expect(page.getByRole("article", { name }).getByText(rarity, { exact: true })).toBeVisible();
});

test("thirty glints float in the dark, and hold still for those who asked for less motion", async ({
  page,
}) => {
  await page.goto(home);
  await expect(page.locator(".vitrine-glints path")).toHaveCount(30);
  const running = () => page.evaluate(() => document.getAnimations().length);
  await expect.poll(running).toBeGreaterThanOrEqual(30);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(running).toBe(0);
});

test("an hour is asked for, confirmed without a request, and can be asked for again", async ({ page }) => {
  await page.goto(contact);
  await expect(page.locator("form[data-live]")).toBeVisible();
  await fillHour(page, wednesdayAfter(2));
  const sent = watchSentRequests(page);
  await page.getByRole("button", { name: "Ask for this hour" }).click();
  await expect(page.getByRole("heading", { name: "The lamp is reserved" })).toBeFocused();
  expect(sent).toEqual([]);
  await page.getByRole("button", { name: "Ask for another hour" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
});

test("an hour on a Monday is refused, and what was written stays", async ({ page }) => {
  await page.goto(contact);
  await expect(page.locator("form[data-live]")).toBeVisible();
  const monday = new Date(wednesdayAfter(9));
  monday.setUTCDate(monday.getUTCDate() - 2);
  await fillHour(page, monday.toISOString().slice(0, 10));
  await page.getByRole("button", { name: "Ask for this hour" }).click();
  await expect(page.getByRole("heading", { name: "The lamp is reserved" })).toHaveCount(0);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Odile Grey");
  expect(await page.getByLabel("Day").evaluate((input: HTMLInputElement) => input.validity.customError)).toBe(
    true,
  );
});

test("joining the Circle sends nothing and stays on the page", async ({ page }) => {
  await page.goto(home);
  const sent = watchSentRequests(page);
  const field = page.getByLabel("Your email");
  await field.fill("odile@example.com");
  await page.getByRole("button", { name: "Join Circle" }).click();
  await field.press("Enter");
  await expect(page).toHaveURL(home);
  await expect(field).toHaveValue("odile@example.com");
  expect(sent).toEqual([]);
});

async function readCounts(page: Page): Promise<{ views: number; likes: number }[]> {
  const lines = page.getByText(/^\d+ views \d+ likes$/);
  await expect(lines).toHaveCount(6);
  return (await lines.allTextContents()).map((text) => {
    const [views = 0, likes = 0] = text.match(/\d+/g)?.map(Number) ?? [];
    return { views, likes };
  });
}

async function fillHour(page: Page, day: string): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill("Odile Grey");
  await page.getByLabel("Email").fill("odile@example.com");
  await page.getByLabel("Day").fill(day);
  await page.getByLabel("What brings you").selectOption("A repair or a cleaning");
}

/** The first Wednesday that is at least `days` days from now, as a date field takes it. */
function wednesdayAfter(days: number): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + days);
  while (day.getUTCDay() !== 3) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
