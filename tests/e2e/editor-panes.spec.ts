import { canvas, goToEnd } from "./edited-page.ts";
import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";

test("navigation and footer are typed into where they stand, and stay so after a reload", async ({
  page,
}) => {
  await page.goto("/make/wellness");
  const frame = canvas(page);
  const link = frame.getByRole("link", { name: "Yoga" }).first();
  await link.click();
  await expect(page.getByRole("button", { name: /^Leads to/ })).toContainText("/yoga");
  await goToEnd(page);
  await page.keyboard.type(" at six");
  await page.keyboard.press("Enter");
  await expect(frame.getByRole("link", { name: "Yoga at six" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Leads to/ })).toHaveCount(0);

  const legal = frame.getByRole("contentinfo").getByRole("link", { name: "Imprint" });
  await legal.click();
  await goToEnd(page);
  await page.keyboard.type("s");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(frame.getByRole("link", { name: "Yoga at six" }).first()).toBeVisible();
  await expect(frame.getByRole("contentinfo").getByRole("link", { name: "Imprints" })).toBeVisible();
});

test("where the words of a link lead is changed beside them, by pointer and by keyboard", async ({
  page,
}) => {
  await page.goto("/make/wellness");
  const frame = canvas(page);
  await frame.getByRole("link", { name: "Yoga" }).first().click();
  await page.getByRole("button", { name: /^Leads to/ }).click();
  const beside = page.getByRole("region", { name: "What stands here" });
  await expect(beside.getByRole("textbox").first()).toHaveValue("Yoga");
  await expect(beside.getByRole("combobox", { name: "Leads to" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(beside).toHaveCount(0);
});

test("a keyboard goes from the bar to the panel and to the page, and types there", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/make/wellness");
  const frame = canvas(page);
  const first = page.locator("[data-section] > button").first();
  await expect(first).toBeVisible();
  await first.focus();
  await page.keyboard.press("Enter");
  const title = frame.getByRole("heading", { level: 1 });
  await expect(title).toHaveAttribute("data-reachable", "");
  await expect(title).toHaveAccessibleDescription(/^Still the design’s words\./);
  await page.keyboard.press("F6");
  await expect(title).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(title).toHaveAttribute("data-typing", "");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Breathe out");
  await page.keyboard.press("Escape");
  await expect(title).toHaveText("Breathe out");
  await expect(title).toHaveAccessibleDescription(/^Enter to change/);
  await page.keyboard.press("F6");
  await expect(page.getByRole("region", { name: "Editor" }).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("F6");
  await expect(first).toBeFocused();
});

test("checks say what is still the template's and what is missing, lead there, and mend with one press", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/make/wellness");
  const frame = canvas(page);
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("button", { name: /^Checks/ }).click();
  const panel = page.getByRole("complementary");
  await expect(panel.getByText("There is no telephone number.")).toBeVisible();
  await panel.getByRole("button", { name: /^Write it: There is no telephone/ }).click();
  await expect(panel.getByRole("textbox", { name: "Phone" })).toBeFocused();
  await page.getByRole("button", { name: /^Checks/ }).click();
  const sections = frame.locator("main > [data-block]");
  const before = await sections.count();
  await panel
    .getByRole("button", { name: /^Hide: Newsletter/ })
    .first()
    .click();
  await expect(sections).toHaveCount(before - 1);
  await expect(panel.getByRole("button", { name: /^Hide: Newsletter, Home/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(sections).toHaveCount(before);

  await frame.getByRole("link", { name: "Yoga" }).first().click();
  await page.keyboard.press("Alt+Enter");
  expect(await findViolations(page)).toEqual([]);
  await panel.getByRole("button", { name: /^Write it: There is no telephone number/ }).click();
  await expect(panel.getByRole("heading", { level: 2 })).toHaveText("The business");
});

test("a page is left out of search engines where its title is written, and taken back as any change", async ({
  page,
}) => {
  await page.goto("/make/wellness");
  await expect(canvas(page).getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Pages", exact: true }).click();
  const panel = page.getByRole("complementary");
  await panel
    .getByRole("button", { name: /^For search results/ })
    .first()
    .click();
  const box = panel.getByRole("checkbox", { name: "Leave this page out of search engines" });
  await expect(box).not.toBeChecked();
  await box.check();
  await expect(box).toBeChecked();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(box).not.toBeChecked();
});

test("checks find nothing wrong with a design as it comes, its pages of records included", async ({
  page,
}) => {
  await page.goto("/make/fashion");
  await page.getByRole("button", { name: /^Checks/ }).click();
  const panel = page.getByRole("complementary");
  await expect(panel.getByText("There is no telephone number.")).toBeVisible();
  await expect(panel.getByRole("heading", { level: 3 })).toHaveText([
    "Still the template's words",
    "Worth a look",
  ]);
  await expect(panel.getByText("/product/")).toHaveCount(0);
});

test("a panel that cannot be fetched says so, all else goes on, and it comes when the network is back", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/make/wellness");
  const title = canvas(page).getByRole("heading", { level: 1 });
  await expect(title).toBeVisible();
  await page.route("**/assets/look-panel*", (route) => route.abort("internetdisconnected"));
  await page.getByRole("button", { name: "Look", exact: true }).click();
  const panel = page.getByRole("complementary");
  await expect(panel.getByRole("alert")).toContainText("There is no connection to fetch this.");
  await title.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Still here");
  await expect(title).toHaveText("Still here");
  await page.unroute("**/assets/look-panel*");
  await panel.getByRole("button", { name: "Try again" }).click();
  await expect(panel.getByRole("button", { name: "Shuffle" })).toBeVisible();
  await expect(title).toHaveText("Still here");
});

test("a field keeps every letter, however fast they come", async ({ page }) => {
  await page.goto("/make/wellness");
  await page.getByRole("button", { name: "All fields", exact: true }).click();
  const name = page.getByRole("complementary").getByRole("textbox", { name: "Name", exact: true });
  await name.press("Control+a");
  await page.keyboard.type("Walls that stay painted, and doors that close");
  await expect(name).toHaveValue("Walls that stay painted, and doors that close");
});
