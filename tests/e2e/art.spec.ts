import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { watchSentRequests } from "./sent-requests.ts";

const home = "/demos/art";
const gallery = "/demos/art/gallery";

test("chips, search and filters narrow the nine works down together, and nothing is sent", async ({
  page,
}) => {
  await page.goto(gallery);
  const sent = watchSentRequests(page);
  const count = countOf(page);
  await expect(count).toHaveText("All nine works");
  await expect(chip(page, "All")).toHaveAttribute("aria-pressed", "true");
  await expect(worksOf(page)).toHaveCount(9);

  await chip(page, "Photography").click();
  await expect(count).toHaveText("3 of nine works");
  await expect(chip(page, "Photography")).toHaveAttribute("aria-pressed", "true");
  await expect(chip(page, "All")).toHaveAttribute("aria-pressed", "false");
  await chip(page, "3D Art").click();
  await expect(worksOf(page)).toContainText(["Unread Letter"]);
  await chip(page, "Digital Art").click();
  await expect(count).toHaveText("3 of nine works");

  await page.getByRole("searchbox", { name: "Search" }).fill("computed");
  await expect(count).toHaveText("2 of nine works");
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await page.getByLabel("Price").selectOption("up to $5,000");
  await expect(worksOf(page)).toContainText(["One Thread"]);
  await expect(count).toHaveText("1 of nine works");
  await expect(page).toHaveURL(/\?show=digital&q=computed&price=to-5000$/);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByLabel("Price")).toBeFocused();
  await expect(count).toHaveText("2 of nine works");
  expect(sent).toEqual([]);
});

test("what is asked for stands in the address, survives a reload and goes back step by step", async ({
  page,
}) => {
  await page.goto(gallery);
  await chip(page, "Painting").click();
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await page.getByLabel("My wall, in cm").fill("150");
  await expect(countOf(page)).toHaveText("2 of nine works");
  await expect(page).toHaveURL(/\?show=painting&wall=150$/);

  await page.reload();
  await expect(countOf(page)).toHaveText("2 of nine works");
  await expect(page.getByLabel("My wall, in cm")).toHaveValue("150");
  await page.getByLabel("Orientation").selectOption("portrait");
  await expect(worksOf(page)).toContainText(["Low Tide, Second Attempt"]);
  await page.goBack();
  await expect(countOf(page)).toHaveText("2 of nine works");
  await expect(page.getByLabel("Orientation")).toHaveValue("");
  await page.goBack();
  await expect(countOf(page)).toHaveText("All nine works");
});

test("a wall on which nothing fits says so and can be hung again", async ({ page }) => {
  await page.goto(`${gallery}?q=zebra&wall=20`);
  await expect(page.getByText("Nothing hangs here.")).toBeVisible();
  await expect(countOf(page)).toHaveText("No work of nine");
  await expect(page.getByRole("button", { name: "Load More Artworks" })).toHaveCount(0);
  await page.getByRole("button", { name: "Show all nine" }).click();
  await expect(countOf(page)).toBeFocused();
  await expect(worksOf(page)).toHaveCount(9);
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("");
  await expect(page).toHaveURL(gallery);
});

test("an address full of nonsense shows all nine", async ({ page }) => {
  await page.goto(`${gallery}?show=sculpture&price=free&wall=-1&work=%3Cb%3E&orientation=round`);
  await expect(worksOf(page)).toHaveCount(9);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("Load More Artworks says that there are no more, and retires", async ({ page }) => {
  await page.goto(gallery);
  const sent = watchSentRequests(page);
  await page.getByRole("button", { name: "Load More Artworks" }).click();
  await expect(page.getByText("All nine works are hanging.")).toBeFocused();
  await expect(page.getByRole("button", { name: "Load More Artworks" })).toHaveCount(0);
  await expect(worksOf(page)).toHaveCount(9);
  expect(sent).toEqual([]);
});

test("one steps up to a work, on to the next and back, by mouse", async ({ page }) => {
  await page.goto(gallery);
  await page.getByRole("link", { name: "Weather, Held Still" }).click();
  const standing = page.getByRole("dialog", { name: "Weather, Held Still" });
  await expect(standing).toContainText("4,812 views, 231 likes");
  await expect(page).toHaveURL(/\?work=weather$/);
  await expect(standing.getByRole("button", { name: "Previous" })).toBeDisabled();
  await standing.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("dialog", { name: "Low Tide, Second Attempt" })).toContainText("sold");
  await page.getByRole("button", { name: "Step back" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(gallery);
});

test("the gallery can be used with the keyboard alone", async ({ page }) => {
  await page.goto(gallery);
  const { keyboard } = page;
  await expect(chip(page, "Featured")).toBeEnabled();
  await chip(page, "Featured").focus();
  await keyboard.press("Space");
  await expect(countOf(page)).toHaveText("3 of nine works");
  const thread = page.getByRole("link", { name: "One Thread" });
  for (let presses = 0; presses < 20 && !(await isFocused(thread)); presses += 1) await keyboard.press("Tab");
  await keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "One Thread" })).toBeVisible();
  await keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(thread).toBeFocused();
  await expect(page).toHaveURL(/\?show=featured$/);
});

test("the long wall is walked along with the arrow keys, and a work on it leads to the gallery", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(home);
  const wall = page.getByRole("region", { name: "The long wall" });
  await wall.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => wall.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await wall.getByRole("link", { name: "Nineteen Ponds" }).click();
  await expect(page.getByRole("dialog", { name: "Nineteen Ponds" })).toBeVisible();
});

test("on the wall every work has its true size beside the others, and its middle on the line", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(home);
  const boxes = await page
    .locator(".wall .hung-work")
    .evaluateAll((works) =>
      works
        .map((work) => work.getBoundingClientRect())
        .map(({ y, width, height }) => ({ width, height, middle: y + height / 2 })),
    );
  expect(boxes).toHaveLength(9);
  const centimeter = (boxes[0]?.width ?? 0) / 200;
  expect(boxes[2]?.width).toBeCloseTo(38 * centimeter, 0);
  expect(boxes[5]?.width).toBeCloseTo(210 * centimeter, 0);
  for (const { middle } of boxes) expect(Math.abs(middle - (boxes[0]?.middle ?? 0))).toBeLessThan(1.5);
});

test("joining the circle checks the address natively and sends nothing", async ({ page }) => {
  await page.goto(home);
  const sent = watchSentRequests(page);
  const email = page.getByLabel("Email");
  await email.fill("nobody");
  expect(await email.evaluate((field: HTMLInputElement) => field.validity.typeMismatch)).toBe(true);
  await email.fill("visitor@example.com");
  expect(await email.evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(true);
  await page.getByRole("button", { name: "Join Circle" }).click();
  await email.press("Enter");
  await expect(page).toHaveURL(home);
  expect(sent).toEqual([]);
});

const countOf = (page: Page) => page.getByRole("status").filter({ hasText: /works?$|of nine/ });
const chip = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const worksOf = (page: Page) => page.getByRole("region", { name: "Works" }).getByRole("listitem");
const isFocused = (link: ReturnType<Page["getByRole"]>) =>
  link.evaluate((element) => element === document.activeElement);
