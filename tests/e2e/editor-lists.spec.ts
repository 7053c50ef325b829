import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { canvas, chooseCommand } from "./edited-page.ts";
import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";

const panel = (page: Page) => page.getByRole("complementary");
const saved = (page: Page) => page.getByText("Saved", { exact: true });

/** Opens the pieces of a shop as a table. */
async function openTable(page: Page): Promise<Locator> {
  await page.goto("/make/fashion");
  await expect(canvas(page).getByRole("heading", { level: 1 })).toBeVisible();
  // On a phone the list of all commands alone has it.
  await chooseCommand(page, "All fields");
  const everything = panel(page).locator("summary").first();
  await everything.click();
  await panel(page)
    .getByRole("button", { name: /^Products \d/ })
    .click();
  await panel(page).getByRole("button", { name: "Edit as a table" }).click();
  const table = panel(page).getByRole("table", { name: "Products" });
  await expect(table).toBeVisible();
  return table;
}

/** As a spreadsheet puts cells on the clipboard. */
async function paste(cell: Locator, text: string): Promise<void> {
  await cell.focus();
  await cell.evaluate((element, held) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", held);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

const countOf = async (table: Locator) => Number(await table.getAttribute("aria-rowcount")) - 1;

test("a table is walked by the keys of a spreadsheet, and Escape leads out of it", async ({ page }) => {
  const table = await openTable(page);
  const cell = (column: string, row: number) => table.getByLabel(`${column}, row ${row}`, { exact: true });
  await expect(cell("Name", 1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(cell("Name", 2)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(cell("Price", 2)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(cell("Price", 1)).toBeFocused();
  await page.keyboard.press("Control+End");
  const count = await countOf(table);
  await expect(table.getByLabel(new RegExp(`, row ${count}$`)).last()).toBeFocused();
  await page.keyboard.press("Control+Home");
  await expect(cell("Name", 1)).toBeFocused();
  await page.keyboard.type("Coat of all coats");
  await expect(saved(page)).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(panel(page).getByRole("button", { name: "Close the table" })).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(cell("Name", 1)).not.toHaveValue("Coat of all coats");
});

test("three columns pasted from a spreadsheet fill cells and make rows; what does not fit is marked, and one undo brings all back", async ({
  page,
}) => {
  const table = await openTable(page);
  const cell = (column: string, row: number) => table.getByLabel(`${column}, row ${row}`, { exact: true });
  const before = await countOf(table);
  const lastName = await cell("Name", 1).inputValue();
  await cell("Name", 1).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Home");
  const rows = ['"Coat\nlong"\t12900\t15900', "Scarf, plain\tdear\t", '"Hat ""Tilt"""\t4900\t5900'];
  const anchor = cell("Name", before);
  await anchor.focus();
  const held = await anchor.inputValue();
  await paste(anchor, rows.join("\r\n"));
  await expect.poll(() => countOf(table)).toBe(before + 2);
  await expect(cell("Name", before)).toHaveValue("Coat long");
  await expect(cell("Name", before + 2)).toHaveValue('Hat "Tilt"');
  await expect(cell("Original price", before + 2)).toHaveValue("5900");
  const wrong = cell("Price", before + 1);
  await expect(wrong).toHaveValue("dear");
  await expect(wrong).toHaveAttribute("aria-invalid", "true");
  await expect(wrong).toHaveAccessibleDescription("This is no number.");
  await panel(page)
    .getByRole("button", { name: /^Show (it|the next)$/ })
    .click();
  await expect(wrong).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect.poll(() => countOf(table)).toBe(before);
  await expect(cell("Price", before)).toBeFocused();
  await expect(cell("Name", before)).toHaveValue(held);
  await page.keyboard.press("Control+Home");
  await expect(cell("Name", 1)).toHaveValue(lastName);
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeDisabled();
});

test("a file of 200 rows with one that is wrong is looked at first, read in as one act, and undone", async ({
  page,
}) => {
  const table = await openTable(page);
  const before = await countOf(table);
  const rows = Array.from(
    { length: 200 },
    (_, index) => `Piece ${index + 1};${index === 99 ? "dear" : 1000 + index}`,
  );
  const upload = () =>
    panel(page)
      .locator("input[type=file]")
      .setInputFiles({
        name: "pieces.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(`\uFEFFName;Price\r\n${rows.join("\r\n")}\r\n`),
      });
  await upload();
  await expect(panel(page).getByRole("heading", { name: "What pieces.csv would change" })).toBeFocused();
  await expect(panel(page).getByText("Row 101, Price")).toBeVisible();
  await expect(panel(page).getByRole("listitem")).toHaveText("Row 101, Price“dear” This is no number.");
  // Nothing has changed yet.
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeDisabled();
  await panel(page).getByRole("button", { name: "Leave all as it is" }).click();
  await expect(panel(page).getByRole("button", { name: "Upload CSV" })).toBeFocused();
  expect(await countOf(table)).toBe(before);
  await upload();
  await panel(page).getByRole("button", { name: "Take over 199 rows" }).click();
  await expect.poll(() => countOf(table)).toBe(before + 199);
  await expect(table.getByLabel(`Name, row ${before + 1}`, { exact: true })).toBeFocused();
  // What is worked in keeps the focus when it is scrolled out of view, and beside it only what is in view is drawn.
  await panel(page)
    .locator("table")
    .evaluate((element) => element.parentElement?.scrollTo(0, 5_000));
  await expect(table.getByLabel("Name, row 117", { exact: true })).toBeInViewport();
  await expect(table.getByLabel(`Name, row ${before + 1}`, { exact: true })).toBeFocused();
  expect(await table.getByRole("row").count()).toBeLessThan(60);
  await page.keyboard.press("Control+z");
  await expect.poll(() => countOf(table)).toBe(before);
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeDisabled();
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(() => countOf(table)).toBe(before + 199);
});

test("a table is saved as a file that changes nothing when it is read in again", async ({ page }) => {
  const table = await openTable(page);
  const download = page.waitForEvent("download");
  await panel(page).getByRole("button", { name: "Download CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/products\.csv$/);
  const csv = await readFile(await file.path());
  expect([...csv.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  await panel(page)
    .locator("input[type=file]")
    .setInputFiles({ name: "again.csv", mimeType: "text/csv", buffer: csv });
  await expect(
    panel(page).getByText("There is nothing in it that is not on the site already."),
  ).toBeVisible();
  await panel(page).getByRole("button", { name: "Leave all as it is" }).click();
  await expect(table).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`at ${width} px axe finds nothing in a table or in what a file would change`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openTable(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await findViolations(page, "iframe")).toEqual([]);
    await panel(page)
      .locator("input[type=file]")
      .setInputFiles({
        name: "a.csv",
        mimeType: "text/csv",
        buffer: Buffer.from("Name,Price\nCoat,dear\nHat,1"),
      });
    await expect(panel(page).getByText("Row 2, Price")).toBeVisible();
    expect(await findViolations(page, "iframe")).toEqual([]);
  });
}

test("words are found on all pages, led to, replaced at once, and come back by one undo", async ({
  page,
}) => {
  await page.goto("/make/food");
  await expect(canvas(page).getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+Shift+F");
  const wanted = panel(page).getByRole("searchbox", { name: "Find" });
  await expect(wanted).toBeFocused();
  await wanted.fill("stool");
  const count = panel(page).getByText(/^Found in \d+ places\.$/);
  await expect(count).toBeVisible();
  const before = Number(/\d+/.exec((await count.textContent()) ?? "")?.[0]);
  expect(before).toBeGreaterThan(1);
  await panel(page).getByRole("button", { name: "Stools Is there a stool?" }).click();
  const heading = canvas(page).getByRole("heading", { name: "Is there a stool?" });
  await expect(heading).toBeInViewport();

  await panel(page).getByLabel("Whole words").check();
  const words = await panel(page).getByRole("list").locator("mark").allTextContents();
  expect(words.every((word) => word.toLowerCase() === "stool")).toBe(true);
  await panel(page).getByLabel("Whole words").uncheck();

  // One that would be too long is said, and stays.
  await panel(page).getByRole("textbox", { name: "Replace with" }).fill("x".repeat(300));
  await expect(
    panel(page)
      .getByText(/^At most \d+ characters fit here\.$/)
      .first(),
  ).toBeVisible();
  await expect(heading).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeDisabled();

  await panel(page).getByRole("textbox", { name: "Replace with" }).fill("bench");
  const first = panel(page).getByRole("button", { name: /^Replace: / });
  await first.first().click();
  await expect(page.getByText("Replaced. Undo brings it back.")).toBeAttached();
  await expect(panel(page).getByRole("button", { name: `Replace all ${before - 1}` })).toBeVisible();
  await expect(first.first()).toBeFocused();
  await page.keyboard.press("Control+z");
  await panel(page)
    .getByRole("button", { name: `Replace all ${before}` })
    .click();
  await expect(canvas(page).getByRole("heading", { name: "Is there a bench?" })).toBeVisible();
  await expect(panel(page).getByText("“stool” stands nowhere on the site.")).toBeVisible();
  await expect(wanted).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(heading).toBeVisible();
  await expect(count).toHaveText(`Found in ${before} places.`);
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeDisabled();
});

test("one goes back by what was done, and forth again", async ({ page }) => {
  await page.goto("/make/food");
  const list = panel(page).getByRole("list");
  const tags = page.getByRole("button", { name: "Remove: Tags" });
  await list.getByRole("button", { name: /^Tags/ }).press("Enter");
  await page.getByRole("button", { name: "Hide: Tags" }).press("Enter");
  await page.getByRole("button", { name: "Move up: Tags" }).press("Enter");
  await tags.press("Enter");
  await page.keyboard.press("Control+Shift+H");
  const acts = list.getByRole("button");
  await expect(acts).toHaveCount(4);
  await expect(acts.first()).toHaveText("Section removedHomeNow");
  await expect(acts.first()).toBeFocused();
  await expect(acts.first()).toHaveAttribute("aria-current", "true");

  await acts.nth(2).click();
  await expect(page.getByText("The site is as it was after: Section hidden.")).toBeAttached();
  await expect(acts.nth(2)).toBeFocused();
  await expect(acts.nth(2)).toHaveAttribute("aria-current", "true");
  await expect(acts).toHaveCount(4);
  await expect(acts.first()).toContainText("Undone");
  await acts.last().click();
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeDisabled();
  await acts.first().press("Enter");
  await expect(page.getByRole("button", { name: "Redo", exact: true })).toBeDisabled();
  await expect(acts.first()).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Control+z");
  await expect(acts.nth(1)).toHaveAttribute("aria-current", "true");
});

for (const width of [390, 1440]) {
  test(`at ${width} px axe finds nothing where words are found, and in the list of what was done`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/make/food");
    await expect(canvas(page).getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("Control+Shift+F");
    await panel(page).getByRole("searchbox", { name: "Find" }).fill("stool");
    await panel(page).getByRole("textbox", { name: "Replace with" }).fill("bench");
    await panel(page)
      .getByRole("button", { name: /^Replace all/ })
      .click();
    await panel(page).getByRole("searchbox", { name: "Find" }).fill("bench");
    await expect(panel(page).locator("mark").first()).toBeVisible();
    expect(await findViolations(page, "iframe")).toEqual([]);
    await page.keyboard.press("Control+Shift+H");
    await expect(panel(page).getByText("Words replaced on all pages")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await findViolations(page, "iframe")).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByRole("combobox", { name: "Page" })).toBeFocused();
  });
}
