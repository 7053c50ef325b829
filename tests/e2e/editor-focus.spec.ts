import type { Page } from "@playwright/test";
import { canvas, goToEnd } from "./edited-page.ts";
import { expect, test } from "./fixtures.ts";

const panel = (page: Page) => page.getByRole("complementary");
const commands = (page: Page) => page.getByRole("dialog", { name: "All commands" });

/** The editor of `slug`, as soon as its page is there. */
async function open(page: Page, slug: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/make/${slug}`);
  await expect(canvas(page).getByRole("heading", { level: 1 })).toBeVisible();
}

test("whoever leaves the list of commands while they type goes on where the caret stood", async ({
  page,
}) => {
  await open(page, "wellness");
  const title = canvas(page).getByRole("heading", { level: 1 });
  await title.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Rest well");
  for (let count = 0; count < 5; count += 1) await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Control+k");
  await expect(commands(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(commands(page)).toHaveCount(0);
  await expect(title).toHaveAttribute("data-typing", "");
  await page.keyboard.type(", and");
  await expect(title).toHaveText("Rest, and well");
});

test("what the list of commands opens has the focus, and what it does leaves it where it was", async ({
  page,
}) => {
  await open(page, "wellness");
  const choose = async (words: string) => {
    await page.keyboard.press("Control+k");
    await expect(commands(page)).toBeVisible();
    await page.keyboard.type(words);
    await page.keyboard.press("Enter");
    await expect(commands(page)).toHaveCount(0);
  };
  const hasFocus = () =>
    panel(page).evaluate((element) => element.contains(element.ownerDocument.activeElement));
  for (const [words, heading] of [
    ["Look", "Look"],
    ["Pages", "Pages"],
    ["Checks", "Checks"],
    ["All fields", "The business"],
    ["Sections", "Sections"],
  ] as const) {
    await choose(words);
    await expect(panel(page).getByRole("heading", { level: 2, name: heading })).toBeVisible();
    await expect.poll(hasFocus).toBe(true);
  }
  await choose("Find and replace");
  await expect(panel(page).getByRole("searchbox").or(panel(page).getByRole("textbox")).first()).toBeFocused();
  await choose("Add a section");
  await expect(panel(page).getByRole("searchbox", { name: "Search" })).toBeFocused();
  await page.keyboard.press("Escape");
  const button = page.getByRole("button", { name: "Sections", exact: true });
  await button.focus();
  await choose("Width of the page: 390");
  await expect(button).toBeFocused();
});

test("the list of commands can be asked for again after it could not be fetched, and typing goes on meanwhile", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED/);
  await open(page, "wellness");
  await page.route("**/assets/command-list*", (route) => route.abort("internetdisconnected"));
  const title = canvas(page).getByRole("heading", { level: 1 });
  await title.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Still");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("alert")).toContainText("There is no connection to fetch this.");
  await page.keyboard.type(" here");
  await expect(title).toHaveText("Still here");
  await page.unroute("**/assets/command-list*");
  await page.keyboard.press("Control+k");
  await expect(commands(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(title).toHaveAttribute("data-typing", "");
});

test("a table that is closed gives the focus to what opened it", async ({ page }) => {
  await open(page, "fashion");
  await page.getByRole("button", { name: "All fields", exact: true }).click();
  await panel(page).locator("summary").first().click();
  await panel(page)
    .getByRole("button", { name: /^Products \d/ })
    .click();
  await panel(page).getByRole("button", { name: "Edit as a table" }).press("Enter");
  const table = panel(page).getByRole("table", { name: "Products" });
  await table.getByRole("textbox").first().press("Escape");
  await page.keyboard.press("Enter");
  await expect(table).toHaveCount(0);
  await expect(panel(page).getByRole("button", { name: "Edit as a table" })).toBeFocused();
});

test("what is true leaves the checks at once, and the focus comes to the next; what is begun is counted and led to", async ({
  page,
}) => {
  await open(page, "wellness");
  await page.getByRole("button", { name: /^Checks/ }).click();
  const samples = panel(page).getByRole("button", { name: /^It is true of us: / });
  await expect(samples.first()).toBeVisible();
  const names = await samples.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  await samples.nth(1).press("Enter");
  await expect(samples).toHaveCount(names.length - 1);
  await expect(samples.nth(1)).toBeFocused();
  await expect(samples.nth(1)).toHaveAccessibleName(names[2] ?? "");

  // Its headline alone is written: the rest of the opening is the design's still.
  const title = canvas(page).getByRole("heading", { level: 1 });
  await title.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Of our own");
  await page.keyboard.press("Escape");
  const begun = panel(page)
    .getByRole("listitem")
    .filter({ hasText: /\d+ words of it are still the design’s\.$/ });
  await expect(begun).toHaveCount(0);
  await expect(panel(page).getByText(/words? of it (is|are) still the design’s\./)).toBeVisible();
  await panel(page)
    .getByRole("listitem")
    .filter({ hasText: /of it (is|are) still the design’s\./ })
    .getByRole("button", { name: /^Show me/ })
    .press("Enter");
  await expect(canvas(page).locator("[data-typing]")).toHaveCount(1);
  await page.keyboard.type("Every word by us");
  await expect(canvas(page).locator("[data-typing]")).toHaveText("Every word by us");
});

test("a name that stands in for one gives way to the first letter, and undo brings it back", async ({
  page,
}) => {
  await open(page, "wellness");
  await page.getByRole("button", { name: /^Checks/ }).click();
  await panel(page)
    .getByRole("button", { name: /^Write it: Your business is still called/ })
    .click();
  const name = panel(page).getByRole("textbox", { name: "Name", exact: true });
  await expect(name).toBeFocused();
  const isWholeChosen = () =>
    expect
      .poll(() => name.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]))
      .toEqual([0, 14]);
  await isWholeChosen();
  await page.keyboard.type("Weir & Sons");
  await expect(name).toHaveValue("Weir & Sons");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(name).toHaveValue("Your name here");
  // By pointer too.
  await name.click();
  await isWholeChosen();
  await page.keyboard.type("Otto");
  await expect(name).toHaveValue("Otto");
  await name.click();
  await goToEnd(page);
  await page.keyboard.type("s");
  await expect(name).toHaveValue("Ottos");
});

test("fields show what a text tells, and whoever writes around it goes on telling it", async ({ page }) => {
  await open(page, "restaurant");
  await page.getByRole("button", { name: "Pages", exact: true }).click();
  await panel(page).locator("[data-page='/menu'] > button").click();
  await panel(page).getByRole("button", { name: "For search results: Menu" }).click();
  const title = panel(page).getByRole("textbox", { name: /^Title/ });
  await expect(title).toHaveValue(/Your name here/);
  await expect(title).not.toHaveValue(/[{}]/);
  await title.press("Home");
  await page.keyboard.type("What we cook: ");
  await expect(
    panel(page).getByText("“Your name here” is told from The business, and changes with it."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Pages", exact: true }).click();
  await page.getByRole("button", { name: "All fields", exact: true }).click();
  await panel(page).locator("summary").first().click();
  await panel(page).getByRole("button", { name: "The business", exact: true }).click();
  await panel(page).getByRole("textbox", { name: "Name", exact: true }).fill("Weir & Sons");
  await page.getByRole("button", { name: "Pages", exact: true }).click();
  await panel(page)
    .getByRole("button", { name: /^For search results/ })
    .click();
  await expect(title).toHaveValue(/^What we cook: .*Weir & Sons/);
});

test("a page of records is called by them, and a currency by its name", async ({ page }) => {
  await open(page, "fashion");
  await expect(page.getByRole("combobox", { name: "Page", exact: true })).toContainText(
    "Products, a page each",
  );
  await page.getByRole("button", { name: "All fields", exact: true }).click();
  const currency = panel(page).getByRole("combobox", { name: "Prices are in" });
  await expect(currency.getByRole("option", { name: "US dollar (USD)" })).toBeAttached();
  await expect(currency.getByRole("option", { name: "Euro (EUR)" })).toBeAttached();
});
