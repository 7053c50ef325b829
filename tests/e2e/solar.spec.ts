import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { watchSentRequests } from "./sent-requests.ts";

const home = "/demos/solar";

const earned = (page: Page) => page.getByRole("status");
const bill = (page: Page) => page.getByLabel("Electric bill, dollars a month");
const panels = (page: Page) => page.getByRole("slider", { name: /^Panels/ });
const row = (page: Page, name: string) =>
  page.getByRole("region", { name: "Payday" }).getByRole("term").filter({ hasText: name });

async function open(page: Page, query = ""): Promise<void> {
  await page.goto(home + query);
  await expect(bill(page)).toBeEnabled();
}

test("the invoice follows the bill, the roof and the panels, and so does the address", async ({ page }) => {
  await open(page);
  await expect(earned(page)).toContainText("$1,982");
  await expect(row(page, "Federal credit, 30%")).toHaveCount(1);
  const sent = watchSentRequests(page);

  await bill(page).fill("$240");
  await expect(page).toHaveURL(`${home}?bill=240`);
  await expect(earned(page)).toContainText("$1,985");
  await page.getByRole("radio", { name: "Flat" }).check({ force: true });
  await expect(page).toHaveURL(`${home}?bill=240&roof=flat`);
  await expect(earned(page)).toContainText("$1,837");
  await page.getByRole("button", { name: "29 would match your bill" }).click();
  await expect(page).toHaveURL(`${home}?bill=240&roof=flat&panels=29`);
  await expect(panels(page)).toHaveValue("29");
  await expect(page.getByText("A cell is 300 kWh.")).toBeVisible();
  await expect(page.getByRole("button", { name: "These match your bill" })).toBeDisabled();

  await page.goBack();
  await expect(panels(page)).toHaveValue("18");
  await expect(earned(page)).toContainText("$1,837");
  await page.reload();
  await expect(earned(page)).toContainText("$1,837");
  expect(sent.filter((request) => !request.includes("?bill="))).toEqual([]);
});

test("nonsense is refused in words and changes nothing", async ({ page }) => {
  await open(page);
  await bill(page).fill("100");
  await expect(earned(page)).toContainText("$1,566");
  for (const [nonsense, words] of [
    ["too much", "The bill is a whole number of dollars"],
    ["-100", "The bill is a whole number of dollars"],
    ["5", "We would only be decoration"],
    ["5000", "with shade and lemonade"],
    ["", "What does the utility want each month?"],
  ] as const) {
    await bill(page).fill(nonsense);
    await expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
    await expect(bill(page)).toHaveAttribute("aria-invalid", "true");
    await expect(earned(page)).toContainText("$1,566");
    await expect(page).toHaveURL(`${home}?bill=100`);
  }
  await bill(page).fill("165");
  await expect(earned(page)).toContainText("$1,982");
  await expect(bill(page)).not.toHaveAttribute("aria-invalid");
});

test("a shared address opens at its invoice, and nonsense in it is ignored", async ({ page }) => {
  await open(page, "?bill=300&roof=east-west&panels=30");
  await expect(bill(page)).toHaveValue("300");
  await expect(page.getByRole("radio", { name: "East and west" })).toBeChecked();
  await expect(earned(page)).toContainText("$2,835");
  await open(page, "?bill=free&roof=north&panels=NaN&x=%E2%98%80");
  await expect(earned(page)).toContainText("$1,982");
  await open(page, "?panels=99");
  await expect(panels(page)).toHaveValue("40");
});

test("the calculator is worked with the keyboard alone", async ({ page }) => {
  await open(page);
  await tabTo(page, bill(page));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("200");
  await expect(page).toHaveURL(`${home}?bill=200`);
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "East and west" })).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(panels(page)).toBeFocused();
  await page.keyboard.press("End");
  await expect(page).toHaveURL(`${home}?bill=200&roof=east-west&panels=40`);
  await expect(page.getByRole("region", { name: "Payday" })).toContainText("40 panels");
});

test("the year is told month by month to those who do not see it", async ({ page }) => {
  await page.goto(home);
  await expect(
    page.getByRole("img", { name: /^Kilowatt-hours made: January 847, .* December 741\.$/ }),
  ).toBeVisible();
});

test("six openings, three terms, six references, and a consultation by telephone or letter", async ({
  page,
}) => {
  await page.goto(home);
  for (const [name, count] of [
    ["Openings", 6],
    ["No shadow", 3],
    ["References", 6],
  ] as const)
    await expect(page.getByRole("region", { name }).getByRole("heading", { level: 3 })).toHaveCount(count);
  await page.getByRole("main").getByRole("link", { name: "Free consultation" }).click();
  const panel = page.getByRole("region", { name: "Clocked out" });
  await expect(panel).toBeInViewport();
  await expect(panel.getByRole("link", { name: "(520) 555-0112" })).toHaveAttribute(
    "href",
    "tel:+15205550112",
  );
  await expect(panel.getByRole("link", { name: /consultation/ })).toHaveAttribute("href", /^mailto:/);
});

/** Goes on with the Tab key until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 40 && !(await hasFocus()); presses++) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
}
