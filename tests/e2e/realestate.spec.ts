import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { watchSentRequests } from "./sent-requests.ts";

const listings = "/demo/realestate/listings";
const contact = "/demo/realestate/contact";
const propertyPage = (id: string) => `/demo/realestate/property/${id}`;

test("filters and view stand in the address, add up, and go back one by one, and nothing is sent", async ({
  page,
}) => {
  await page.goto(listings);
  const sent = watchSentRequests(page);
  const count = page.getByRole("status");
  await expect(count).toHaveText("9 houses");
  await page.getByLabel("Type").selectOption("Apartment");
  await expect(count).toHaveText("3 houses");
  await page.getByLabel("Price").selectOption("$1 to $2 million");
  await expect(count).toHaveText("2 houses");
  await page.getByLabel("Beds").selectOption("3 or more");
  await expect(count).toHaveText("1 house");
  await expect(schedule(page).getByRole("link")).toHaveText([/Cliff Terraces/]);
  await page.getByRole("button", { name: "List" }).click();
  await expect(page).toHaveURL(/\?type=apartment&price=1m-2m&beds=3&view=list$/);
  await expect(page.getByRole("heading", { level: 2, name: "Cliff Terraces" })).toBeVisible();
  await page.reload();
  await expect(count).toHaveText("1 house");
  await expect(page.getByRole("button", { name: "List" })).toHaveAttribute("aria-pressed", "true");
  // The page itself was asked for again, by the reload.
  expect(sent.filter((request) => !request.includes(listings))).toEqual([]);

  await page.goBack();
  await expect(page.getByRole("button", { name: "Plan" })).toHaveAttribute("aria-pressed", "true");
  for (const words of ["2 houses", "3 houses", "9 houses"]) {
    await page.goBack();
    await expect(count).toHaveText(words);
  }
  await expect(page.getByLabel("Type")).toHaveValue("");
});

test("what nothing fits says so and can be taken back; unknown words in the address are ignored", async ({
  page,
}) => {
  await page.goto(`${listings}?type=cabin&beds=4&price=lots&view=globe`);
  await expect(page.getByRole("heading", { name: "Nothing stands here" })).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("0 houses");
  await page.getByRole("button", { name: "Show all nine" }).click();
  await expect(page.getByRole("status")).toHaveText("9 houses");
  await expect(page.getByRole("status")).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${listings}$`));
});

test("map and schedule point at the same house, by mouse and by keyboard, and a key opens it", async ({
  page,
}) => {
  await page.goto(listings);
  await expect(page.getByLabel("Type")).toBeEnabled();
  const keys = page.getByRole("navigation", { name: "Houses on the map" }).getByRole("link");
  const pointed = page.locator(".listings-schedule [data-pointed=true]");
  await expect(keys).toHaveCount(9);
  await expect(pointed).toContainText("Vault House");
  await keys.nth(3).hover();
  await expect(pointed).toContainText("Salt Cabin");
  await schedule(page)
    .getByRole("link", { name: /Ridge House/ })
    .hover();
  await expect(keys.nth(2)).toHaveAttribute("data-pointed", "true");

  await keys.nth(5).focus();
  await expect(pointed).toContainText("Glass Pavilion");
  await page.keyboard.press("Tab");
  await expect(pointed).toContainText("Stair Tower");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Stair Tower" })).toBeVisible();
  await expect(page.locator("main")).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Listings" })).toBeVisible();
});

test("a finger points first and opens second", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    baseURL,
  });
  const page = await context.newPage();
  await page.goto(listings);
  await expect(page.getByLabel("Type")).toBeEnabled();
  const key = page.getByRole("link", { name: /^6, Glass Pavilion/ });
  await key.tap();
  await expect(page.locator(".listings-schedule [data-pointed=true]")).toContainText("Glass Pavilion");
  await expect(page).toHaveURL(new RegExp(`${listings}$`));
  await key.tap();
  await expect(page.getByRole("heading", { level: 1, name: "Glass Pavilion" })).toBeVisible();
  await context.close();
});

test("plates are chosen with arrow keys", async ({ page }) => {
  await page.goto(propertyPage("salt-cabin"));
  const plates = page.getByRole("group", { name: "Plates" }).getByRole("radio");
  await expect(plates.first()).toBeEnabled();
  await plates.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(plates.nth(1)).toBeChecked();
  await expect(page.locator(".property-plate:visible img")).toHaveAttribute("src", /salt-cabin-inside/);
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".property-plate:visible .town")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(plates.first()).toBeChecked();
});

test("the payment follows what is typed, with its formula, to the cent, and nothing is sent", async ({
  page,
}) => {
  await page.goto(propertyPage("salt-cabin"));
  const sent = watchSentRequests(page);
  const result = page.getByRole("status");
  await expect(page.getByLabel("Price")).toHaveValue("640,000");
  await page.getByLabel("Price").fill("$250,000");
  await page.getByLabel("Down payment").fill("20");
  await page.getByLabel("Rate a year").fill("6");
  await expect(result).toContainText("$1,199.10 a month");
  await expect(page.locator(".formula")).toContainText("$200,000.00 × 0.005 × (1 + 0.005)360");
  await page.getByLabel("Rate a year").fill("0");
  await page.getByLabel("Term").fill("10");
  await expect(result).toContainText("$1,666.67 a month");
  await expect(page.locator(".formula")).toContainText("120");
  expect(sent).toEqual([]);
});

test("a figure that cannot be read is explained, and the last good one stays", async ({ page }) => {
  await page.goto(propertyPage("salt-cabin"));
  const [rate, result] = [page.getByLabel("Rate a year"), page.getByRole("status")];
  await expect(rate).toBeEnabled();
  const before = (await result.locator("strong").textContent()) ?? "";
  for (const [typed, words] of [
    ["six", "The rate must be a number."],
    ["-1", "The rate must be a number."],
    ["26", "The rate must be from 0% to 25%."],
    ["", "The rate must be a number."],
  ] as const) {
    await rate.fill(typed);
    await expect(rate).toHaveAccessibleDescription(words);
    await expect(rate).toHaveAttribute("aria-invalid", "true");
    await expect(result).toContainText(before);
    await expect(result).toContainText("last figures that could be read");
  }
  await rate.fill("5");
  await expect(rate).not.toHaveAttribute("aria-invalid");
  await expect(result).not.toContainText(before);
});

test("a house that does not exist is a page of the office with 404", async ({ page, expectConsoleError }) => {
  expectConsoleError(/404/);
  const response = await page.goto(propertyPage("sandcastle"));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "No such house" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Open the map" })).toHaveAttribute("href", listings);
});

test("the same page answers where nothing is loaded anew", async ({ page }) => {
  await page.goto(listings);
  await expect(page.getByLabel("Type")).toBeEnabled();
  const link = schedule(page).getByRole("link").first();
  await link.evaluate((element, href) => element.setAttribute("href", href), propertyPage("sandcastle"));
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${propertyPage("404")}$`));
  await expect(page.getByRole("heading", { level: 1, name: "No such house" })).toBeVisible();
});

test("a request for a visit gives way to its receipt, and nothing is sent", async ({ page }) => {
  await page.goto(contact);
  const sent = watchSentRequests(page);
  const send = page.getByRole("button", { name: "Request a visit" });
  await expect(page.locator("form[data-live]")).toBeVisible();
  await send.click();
  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(send).toBeVisible();
  await page.getByLabel("Name").fill("Ada Marsh");
  await page.getByLabel("Email").fill("ada@marsh.example");
  await page.getByLabel("House", { exact: true }).selectOption("Ridge House, house");
  await page.getByLabel("What you need to know").fill("How high is the ridge?");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Received and stamped" })).toBeFocused();
  expect(sent).toEqual([]);
  await page.getByRole("button", { name: "Request another" }).click();
  await expect(page.getByLabel("Name")).toHaveValue("");
});

test("the first sheet compares all nine, and each outline leads to its house", async ({ page }) => {
  await page.goto("/demo/realestate");
  const outlines = page.locator(".lineup").getByRole("link");
  await expect(outlines).toHaveCount(9);
  // One scale: the cabin's 9.6 metres and the vaults' 24, with half a metre of margin around each.
  const width = async (name: string) =>
    (await outlines.filter({ hasText: name }).locator("svg").boundingBox())?.width ?? 0;
  expect((await width("Vault House")) / (await width("Salt Cabin"))).toBeCloseTo(25 / 10.6, 1);
  await outlines.filter({ hasText: "Mill Loft" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mill Loft" })).toBeVisible();
  await expect(page.getByText("Sold", { exact: true })).toBeVisible();
});

function schedule(page: Page) {
  return page.getByRole("region", { name: "Schedule" });
}
