import { canvas, goToEnd } from "./edited-page.ts";
import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";

test("two clicks from a demo somebody types into the page, and finds every letter after a reload", async ({
  page,
}) => {
  await page.goto("/demos/food");
  await page.getByRole("link", { name: "Make this yours" }).click();
  await expect(page).toHaveURL(/\/make\/food$/);
  const heading = canvas(page).getByRole("heading", { name: "Eighteen hours, then four minutes." });
  await heading.click();
  await goToEnd(page);
  await page.keyboard.type(" Come hungry.");
  const changed = canvas(page).getByRole("heading", {
    name: "Eighteen hours, then four minutes. Come hungry.",
  });
  await expect(changed).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(changed).toBeVisible();
});

test("the name that was typed in the fitting room is worn, and a text that tells it goes on telling it", async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      "fabula.fitting.1",
      JSON.stringify({ name: "Bistro Zwölf", trade: "Bistro", services: [] }),
    );
  });
  await page.goto("/make/food");
  const door = canvas(page).getByRole("heading", { level: 1 });
  await expect(door).toContainText("Bistro Zwölf");
});

test("sections are moved, duplicated, hidden and removed by keyboard, told aloud, and all of it is undone", async ({
  page,
}) => {
  await page.goto("/make/food");
  const list = page.getByRole("complementary").getByRole("list");
  const names = () =>
    list.getByRole("listitem").locator("button > span > span:first-child").allTextContents();
  await expect(list).toBeVisible();
  const before = await names();
  await list.getByRole("button", { name: /^Tags/ }).press("Enter");
  await list.getByRole("button", { name: "Move up: Tags" }).press("Enter");
  await expect(page.getByText("Tags is section 2 of 7 now.")).toBeAttached();
  await list.getByRole("button", { name: "Duplicate: Tags" }).press("Enter");
  await expect.poll(names).toHaveLength(before.length + 1);
  await list.getByRole("button", { name: "Hide: Tags" }).press("Enter");
  await expect(list.getByText("Hidden", { exact: true })).toBeVisible();
  await list.getByRole("button", { name: "Remove: Tags" }).press("Enter");
  await expect.poll(names).toHaveLength(before.length);
  for (let count = 0; count < 4; count += 1) await page.keyboard.press("Control+z");
  await expect.poll(names).toEqual(before);
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
});

test("a fact that the page tells is changed for all places at once, in a field beside it that Escape closes", async ({
  page,
}) => {
  await page.goto("/make/food");
  // The name over all strips of the curtain is a drawing; whoever hears the page hears a heading.
  await canvas(page).locator(".door-curtain").click();
  const bubble = page.getByRole("region", { name: "What stands here" });
  await expect(bubble.getByText(/^Said in \d+ places$/)).toBeVisible();
  await bubble.getByRole("textbox", { name: "Name" }).fill("Weir & Sons");
  await expect(canvas(page).locator(".door-curtain")).toContainText("Weir & Sons");
  await expect(canvas(page).getByRole("link", { name: "Weir & Sons" }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bubble).toBeHidden();
});

test("what is typed is text, whatever it looks like, and stays one line", async ({ page }) => {
  await page.goto("/make/food");
  const heading = canvas(page).getByRole("heading", { name: "Is there a stool?" });
  await heading.click();
  await goToEnd(page);
  await page.keyboard.type(" <b>{phone}</b>");
  const changed = canvas(page).getByRole("heading", { name: "Is there a stool? <b>(phone)</b>" });
  await expect(changed).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(canvas(page).locator("[data-typing]")).toHaveCount(0);
  await expect(changed).toBeVisible();
});

test("what was made without an account becomes a site with every edit in it, and is edited on there", async ({
  page,
  createAccount,
  signInSilently,
}) => {
  test.slow();
  await page.goto("/make/food");
  await canvas(page).getByRole("heading", { name: "Is there a stool?" }).click();
  await goToEnd(page);
  await page.keyboard.type(" Always.");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Keep this site" })).toHaveAttribute("href", /^\/auth\?next=/);

  await signInSilently(await createAccount());
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/dashboard\/new$/);
  await expect(page.getByRole("radio", { name: "What I made here" })).toBeChecked();
  await expect(page.getByText(/ is free\.$/)).toBeVisible();
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/sites\/[\da-f-]{36}$/);

  await page.goto(`${page.url()}/edit`);
  const heading = canvas(page).getByRole("heading", { name: "Is there a stool? Always." });
  await heading.click();
  await goToEnd(page);
  await page.keyboard.type(" Really.");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(
    canvas(page).getByRole("heading", { name: "Is there a stool? Always. Really." }),
  ).toBeVisible();
});

test("the editor of a site is nobody's who is not signed in", async ({ page }) => {
  await page.goto("/dashboard/sites/00000000-0000-4000-8000-000000000000/edit");
  await expect(page).toHaveURL(/\/auth\?next=/);
});

for (const width of [390, 1440]) {
  test(`at ${width} px nothing of the editor leaves the window, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/make/restaurant");
    await expect(canvas(page).getByRole("heading", { level: 1 })).toBeVisible();
    if (width === 390) await page.getByRole("button", { name: "Sections" }).click();
    await expect(page.getByRole("complementary")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    // What the frame shows is looked at as the page of a demo.
    expect(await findViolations(page, "iframe")).toEqual([]);
  });
}
