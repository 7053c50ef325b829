import type { FrameLocator, Page } from "@playwright/test";
import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";

const canvas = (page: Page): FrameLocator => page.frameLocator('iframe[title^="The page."]');
const panel = (page: Page) => page.getByRole("complementary");
const bar = (page: Page) => page.getByRole("navigation", { name: "Tools" });
const blocks = (page: Page) => canvas(page).locator("main > [data-block]");

/** The editor of `slug`, as soon as its page is there. */
async function open(page: Page, slug: string): Promise<void> {
  await page.goto(`/make/${slug}`);
  await expect(canvas(page).getByRole("heading", { level: 1 })).toBeVisible();
}

test("by keyboard a section is found in the gallery and added where it was asked for, and the caret is in its heading", async ({
  page,
}) => {
  await open(page, "food");
  const before = await blocks(page).count();
  await panel(page).getByRole("button", { name: "Add a section below Running line" }).press("Enter");
  await expect(panel(page).getByRole("heading", { name: "Add a section" })).toBeVisible();
  await expect(panel(page).getByText("It comes below Running line.")).toBeVisible();
  await expect(panel(page).getByRole("searchbox", { name: "Search" })).toBeFocused();
  await page.keyboard.type("questions");
  await expect(panel(page).getByText("1 section", { exact: true })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(panel(page).getByRole("button", { name: /^Questions/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Questions is added below Running line.")).toBeAttached();
  await expect(blocks(page)).toHaveCount(before + 1);
  await expect(blocks(page).nth(2)).toHaveAttribute("data-block", "faq");
  await expect(blocks(page).nth(2)).toBeInViewport();
  await page.keyboard.type("Before you come");
  await expect(canvas(page).getByRole("heading", { name: "Before you come", exact: true })).toBeVisible();
  const line = panel(page).getByRole("listitem").filter({ hasText: "Before you come" });
  await expect(line.getByRole("button", { name: /^Questions/ })).toHaveAttribute("aria-current", "true");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(canvas(page).getByRole("heading", { name: "Before you come", exact: true })).toBeVisible();
});

test("one undo takes the added section away again, and redo brings it back", async ({ page }) => {
  await open(page, "food");
  const before = await blocks(page).count();
  await panel(page).getByRole("button", { name: "Add a section", exact: true }).click();
  await panel(page).getByRole("searchbox").fill("opening hours");
  await panel(page)
    .getByRole("button", { name: /^Opening hours/ })
    .click();
  await expect(blocks(page)).toHaveCount(before + 1);
  await expect(blocks(page).last()).toHaveAttribute("data-block", "hours");
  await bar(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone: Section added.")).toBeAttached();
  await expect(blocks(page)).toHaveCount(before);
  await expect(bar(page).getByRole("button", { name: "Undo" })).toBeDisabled();
  await bar(page).getByRole("button", { name: "Redo" }).click();
  await expect(blocks(page)).toHaveCount(before + 1);
});

test("the gallery draws what it offers in the site's own theme, says when nothing is called so, and Escape leads back", async ({
  page,
}) => {
  await open(page, "food");
  const before = await blocks(page).count();
  const opener = panel(page).getByRole("button", { name: "Add a section below Tags" });
  await opener.click();
  const drawn = panel(page).locator("[data-offered='hero statement']").frameLocator("iframe");
  await expect(drawn.getByRole("heading", { level: 2 })).toBeVisible();
  const ground = (frame: FrameLocator) =>
    frame.locator("body").evaluate((body) => getComputedStyle(body).getPropertyValue("--paper"));
  expect(await ground(drawn)).toBe(await ground(canvas(page)));
  await panel(page).getByRole("searchbox").fill("zeppelin");
  await expect(panel(page).getByText("Nothing here is called “zeppelin”.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await expect(blocks(page)).toHaveCount(before);
  await expect(bar(page).getByRole("button", { name: "Undo" })).toBeDisabled();
});

test("a page is added, comes into the menu, is followed there and removed with the link to it; undo brings both back", async ({
  page,
}) => {
  await open(page, "restaurant");
  await bar(page).getByRole("button", { name: "Pages", exact: true }).press("Enter");
  await panel(page).getByRole("button", { name: "Add a page" }).press("Enter");
  await expect(panel(page).getByRole("textbox", { name: "Name" })).toBeFocused();
  await page.keyboard.type("Über uns");
  await expect(panel(page).getByRole("textbox", { name: "Address" })).toHaveValue("/ueber-uns");
  await page.keyboard.press("Enter");
  await expect(canvas(page).getByRole("heading", { level: 1, name: "Über uns" })).toBeVisible();
  await expect(panel(page).getByRole("button", { name: /^Über uns/ })).toBeFocused();
  await panel(page).getByRole("button", { name: "Put into the menu: Über uns" }).press("Enter");
  await expect(page.getByText("Über uns is 5 of 5 in the menu.")).toBeAttached();
  const link = canvas(page).getByRole("navigation").getByRole("link", { name: "Über uns" });
  await expect(link).toHaveAttribute("href", "/ueber-uns");

  await page.getByRole("combobox", { name: "Page" }).selectOption("/menu");
  await expect(canvas(page).getByRole("heading", { level: 1, name: "Über uns" })).toBeHidden();
  await bar(page).getByRole("button", { name: "Preview" }).click();
  await link.click();
  await expect(canvas(page).getByRole("heading", { level: 1, name: "Über uns" })).toBeVisible();
  await bar(page).getByRole("button", { name: "Preview" }).click();

  await panel(page).getByRole("button", { name: "Remove: Über uns" }).press("Enter");
  await expect(page.getByText("Über uns is removed, and 1 link to it. Undo brings it back.")).toBeAttached();
  await expect(link).toHaveCount(0);
  await expect(panel(page).getByRole("button", { name: /^Über uns/ })).toHaveCount(0);
  await expect(panel(page).locator("[data-page='/'] > button")).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(link).toHaveCount(1);
  await expect(panel(page).getByRole("button", { name: /^Über uns/ })).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(link).toHaveCount(1);
});

test("links follow a page to its new address, and an address that is taken is refused and changes nothing", async ({
  page,
}) => {
  await open(page, "restaurant");
  await bar(page).getByRole("button", { name: "Pages", exact: true }).click();
  await panel(page).getByRole("button", { name: /^Menu/ }).click();
  await panel(page).getByRole("button", { name: "Change name and address: Menu" }).click();
  const address = panel(page).getByRole("textbox", { name: "Address" });
  await address.fill("/about");
  await panel(page).getByRole("button", { name: "Change", exact: true }).click();
  await expect(panel(page).getByText("Another page has this address.")).toBeVisible();
  await expect(address).toBeFocused();
  await expect(bar(page).getByRole("button", { name: "Undo" })).toBeDisabled();
  await address.fill("/Speisen & Getränke");
  await expect(panel(page).getByText("It becomes /speisen-and-getraenke.")).toBeVisible();
  await panel(page).getByRole("button", { name: "Change", exact: true }).click();
  await expect(page.getByText("Menu stands at /speisen-and-getraenke.")).toBeAttached();
  const link = canvas(page).getByRole("navigation").getByRole("link", { name: "Menu", exact: true });
  await expect(link).toHaveAttribute("href", "/speisen-and-getraenke");
  await expect(canvas(page).locator('a[href^="/menu"]')).toHaveCount(0);
});

test("the list of sections tells headings as visitors read them", async ({ page }) => {
  await open(page, "plumbing");
  await expect(panel(page).getByText(/^[A-Z][a-z]+ things go wrong$/)).toBeVisible();
  expect(await panel(page).innerText()).not.toMatch(/[{}]/);
});

test("a page that others cannot be without stays, and says why", async ({ page }) => {
  await open(page, "fashion");
  await bar(page).getByRole("button", { name: "Pages", exact: true }).click();
  await expect(panel(page).getByText("Every site has a first page: it stays at /.")).toBeVisible();
  await expect(panel(page).getByRole("button", { name: /^Remove: / })).toBeDisabled();
  await panel(page).locator("[data-page='/product/:id'] > button").click();
  await expect(panel(page).getByText("It is shown for each of the records of “Products”")).toBeVisible();
  await expect(panel(page).getByRole("button", { name: "Remove: Products" })).toBeDisabled();
});

test("what a page says of itself to searches is shown with its facts told, as it is typed", async ({
  page,
}) => {
  await open(page, "restaurant");
  await bar(page).getByRole("button", { name: "Pages", exact: true }).click();
  await panel(page).locator("[data-page='/menu'] > button").click();
  await panel(page).getByRole("button", { name: "For search results: Menu" }).click();
  const found = panel(page).getByRole("figure", { name: "Among what a search finds" });
  await panel(page)
    .getByRole("textbox", { name: /^Title/ })
    .fill("What we cook | {name}");
  await expect(found.getByText("What we cook | Your name here")).toBeVisible();
  await expect(found.getByText("Your name here › menu")).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`at ${width} px the gallery and the pages stay within the window, and axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, "food");
    const within = () => page.evaluate(() => document.documentElement.scrollWidth);
    if (width === 390) await bar(page).getByRole("button", { name: "Sections" }).click();
    await panel(page).getByRole("button", { name: "Add a section", exact: true }).click();
    await expect(panel(page).getByText(/^\d+ sections$/)).toBeVisible();
    expect(await within()).toBeLessThanOrEqual(width);
    expect(await findViolations(page, "iframe")).toEqual([]);
    await panel(page).getByRole("button", { name: "Close", exact: true }).click();
    await expect(panel(page).getByRole("button", { name: "Add a section", exact: true })).toBeFocused();
    await bar(page).getByRole("button", { name: "Pages", exact: true }).click();
    await panel(page).getByRole("button", { name: "Add a page" }).click();
    await expect(panel(page).getByRole("textbox", { name: "Name" })).toBeFocused();
    expect(await within()).toBeLessThanOrEqual(width);
    expect(await findViolations(page, "iframe")).toEqual([]);
  });
}
