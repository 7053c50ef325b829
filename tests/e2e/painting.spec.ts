import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { watchSentRequests } from "./sent-requests.ts";

const home = "/demos/painting";
const services = `${home}/services`;

const total = (page: Page) => page.getByRole("status");
const area = (page: Page) => page.getByLabel("Square feet");
const line = (page: Page, name: string | RegExp) =>
  page.getByRole("region", { name: "Reckon it yourself" }).getByRole("term").filter({ hasText: name });

async function open(page: Page, query = ""): Promise<void> {
  await page.goto(services + query);
  await expect(area(page)).toBeEnabled();
}

test("the estimate follows the work, the area, the coats and the extras, and so does its address", async ({
  page,
}) => {
  await open(page);
  await expect(total(page)).toContainText("$4,200");
  await expect(total(page)).toContainText("18 gallons, two painters, 4 days");
  const sent = watchSentRequests(page);

  await page.getByRole("radio", { name: /^Exterior/ }).check({ force: true });
  await expect(total(page)).toContainText("$5,100");
  await expect(page).toHaveURL(`${services}?work=exterior`);
  await area(page).fill("2,000");
  await expect(total(page)).toContainText("$8,500");
  await expect(page).toHaveURL(`${services}?work=exterior&area=2000`);
  await page.getByRole("radio", { name: /^Three/ }).check({ force: true });
  await expect(total(page)).toContainText("$10,800");
  await page.getByRole("checkbox", { name: /^Scrape and prime/ }).check({ force: true });
  await expect(total(page)).toContainText("$13,300");
  await expect(line(page, "Siding, two coats")).toHaveCount(1);
  await expect(line(page, "A third coat")).toHaveCount(1);
  await expect(line(page, "square feet of wall")).toHaveCount(1);

  await page.goBack();
  await expect(total(page)).toContainText("$10,800");
  await page.reload();
  await expect(total(page)).toContainText("$10,800");
  expect(sent.filter((request) => !request.includes("?work="))).toEqual([]);
});

test("nonsense is refused in words and changes nothing", async ({ page }) => {
  await open(page);
  await area(page).fill("2400");
  await expect(total(page)).toContainText("$8,400");
  for (const [nonsense, words] of [
    ["a lot", "Square feet are a whole number"],
    ["-40", "Square feet are a whole number"],
    ["12", "Under 50 square feet is a touch-up"],
    ["99999", "Over 20,000 square feet is a hangar"],
    ["", "How many square feet?"],
  ] as const) {
    await area(page).fill(nonsense);
    await expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
    await expect(area(page)).toHaveAttribute("aria-invalid", "true");
    await expect(total(page)).toContainText("$8,400");
    await expect(page).toHaveURL(`${services}?area=2400`);
  }
  await page.getByRole("button", { name: "A bedroom" }).click();
  await expect(total(page)).toContainText("$1,050");
  await expect(area(page)).not.toHaveAttribute("aria-invalid");
});

test("a shared address opens at its estimate; nonsense in it is ignored; a small job costs the least", async ({
  page,
}) => {
  await open(page, "?work=interior&area=1000&coats=3&with=ceilings+trim");
  await expect(total(page)).toContainText("$6,450");
  await expect(page.getByRole("checkbox", { name: /^Ceilings/ })).toBeChecked();
  await open(page, "?work=moon&area=1e9&coats=one&with=unicorns&x=%E2%98%83");
  await expect(total(page)).toContainText("$4,200");
  await open(page, "?area=100");
  await expect(total(page)).toContainText("$900");
  await expect(line(page, "we do not start the van for less than")).toHaveCount(1);
});

test("the calculator is worked with the keyboard alone", async ({ page }) => {
  await open(page);
  await tabTo(page, page.getByRole("radio", { name: /^Interior/ }));
  await page.keyboard.press("ArrowRight");
  await expect(total(page)).toContainText("$5,100");
  await page.keyboard.press("Tab");
  await expect(area(page)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("1600");
  await expect(total(page)).toContainText("$6,800");
  await tabTo(page, page.getByRole("checkbox", { name: /^Trim and doors/ }));
  await page.keyboard.press("Space");
  await expect(total(page)).toContainText("$8,160");
});

test("the price page has two cards, six specialties, four days and fifteen drops", async ({ page }) => {
  await page.goto(services);
  await expect(page.getByRole("region", { name: "Inside and out" }).getByRole("article")).toHaveCount(2);
  await expect(
    page.getByRole("region", { name: "Six that need" }).getByRole("heading", { level: 3 }),
  ).toHaveCount(6);
  await expect(page.getByRole("region", { name: "Four days" }).getByRole("listitem")).toHaveCount(4);
  await expect(page.locator(".head-drops i")).toHaveCount(15);
});

test("the home page leads to the estimate, by telephone, by letter and by the calculator", async ({
  page,
}) => {
  await page.goto(home);
  await page.getByRole("main").getByRole("link", { name: "Free estimate", exact: true }).click();
  const panel = page.getByRole("region", { name: /^Free estimate/ });
  await expect(panel).toBeInViewport();
  await expect(panel.getByRole("link", { name: "(401) 555-0143" })).toHaveAttribute(
    "href",
    "tel:+14015550143",
  );
  await expect(panel.getByRole("link", { name: /^Write for/ })).toHaveAttribute("href", /^mailto:/);
  await panel.getByRole("link", { name: "Reckon it yourself" }).click();
  await expect(page).toHaveURL(`${services}#estimate`);
  await expect(page.getByRole("region", { name: "Reckon it yourself" })).toBeInViewport();
});

/** Goes on with the Tab key until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 40 && !(await hasFocus()); presses++) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
}
