import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const home = "/demos/travel";

const scenes = (page: Page) => page.locator(".slate h3");
const count = (page: Page) => page.getByRole("region", { name: "Six coasts" }).getByRole("status");
/** With its scripts: before they are there the form works as well, at an address that names its empty fields too. */
const open = (page: Page, path = home) => page.goto(path, { waitUntil: "networkidle" });
const search = (page: Page) => page.getByRole("button", { name: "Search" });

test("voyages are found by words, in the address and back", async ({ page }) => {
  await open(page);
  await expect(count(page)).toHaveText("6 of 6 voyages");

  await page.getByLabel("Destination").fill("glacier");
  await search(page).click();
  await expect(count(page)).toHaveText("1 of 6 voyages");
  await expect(scenes(page)).toHaveText(["The Pale Tongue"]);
  await expect(page).toHaveURL(`${home}?destination=glacier`);
  await page.reload();
  await expect(scenes(page)).toHaveText(["The Pale Tongue"]);
  await expect(page.getByLabel("Destination")).toHaveValue("glacier");

  await page.getByLabel("Destination").fill("november");
  await search(page).click();
  await expect(scenes(page)).toHaveText(["Cinder Coast", "Sarrume"]);
  await page.goBack();
  await expect(scenes(page)).toHaveText(["The Pale Tongue"]);
  await expect(page.getByLabel("Destination")).toHaveValue("glacier");
  await page.goBack();
  await expect(count(page)).toHaveText("6 of 6 voyages");
  await expect(page.getByLabel("Destination")).toHaveValue("");
});

test("voyages are found by the days they fit between, also over New Year", async ({ page }) => {
  await open(page);
  await page.getByLabel("Check-in").fill("2027-05-20");
  await page.getByLabel("Check-out").fill("2027-07-02");
  await search(page).click();
  await expect(scenes(page)).toHaveText(["Stillevik", "The Pale Tongue"]);
  await expect(page).toHaveURL(`${home}?check-in=2027-05-20&check-out=2027-07-02`);

  await page.getByLabel("Check-in").fill("2027-12-24");
  await page.getByLabel("Check-out").fill("");
  await search(page).click();
  await expect(scenes(page)).toHaveText(["Sarrume"]);
});

test("a check-out that is not after check-in is refused with a reason, and nothing changes", async ({
  page,
}) => {
  await open(page, `${home}?destination=ice`);
  await expect(scenes(page)).toHaveText(["The Pale Tongue"]);
  await page.getByLabel("Destination").fill("dunes");
  await page.getByLabel("Check-in").fill("2027-06-20");
  for (const day of ["2027-06-20", "2027-06-01"]) {
    await page.getByLabel("Check-out").fill(day);
    await search(page).click();
    await expect(page.getByRole("alert")).toContainText("Check-out has to come after check-in");
    await expect(page.getByLabel("Check-out")).toBeFocused();
    await expect(page.getByLabel("Check-out")).toHaveAttribute("aria-invalid", "true");
    await expect(page).toHaveURL(`${home}?destination=ice`);
    await expect(scenes(page)).toHaveText(["The Pale Tongue"]);
  }
  await page.getByLabel("Check-in").fill("");
  await page.getByLabel("Check-out").fill("");
  await search(page).click();
  await expect(page.getByRole("alert")).toBeEmpty();
  await expect(scenes(page)).toHaveText(["Sarrume"]);
});

test("what nobody sails to is said so and can be taken back", async ({ page }) => {
  await open(page, `${home}?destination=beach+bar`);
  await expect(page.getByRole("heading", { name: "[nothing but water]" })).toBeVisible();
  await expect(count(page)).toHaveText("0 of 6 voyages");
  await page.getByRole("button", { name: "Show all six" }).click();
  await expect(count(page)).toHaveText("6 of 6 voyages");
  await expect(count(page)).toBeFocused();
  await expect(page).toHaveURL(home);
});

test("nonsense in the address is as if it were not there", async ({ page }) => {
  await open(page, `${home}?check-in=2027-02-30&check-out=soon&cabin=%E2%98%83`);
  await expect(count(page)).toHaveText("6 of 6 voyages");
  await open(page, `${home}?check-in=2027-06-20&check-out=2027-06-01`);
  await expect(count(page)).toHaveText("6 of 6 voyages");
  await expect(page.getByRole("alert")).toBeEmpty();
});

test("the search works with the keyboard alone, on a phone too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await page.getByLabel("Destination").focus();
  await page.keyboard.type("penguins");
  await page.keyboard.press("Enter");
  await expect(count(page)).toHaveText("0 of 6 voyages");
  await page.getByRole("button", { name: "Show all six" }).focus();
  await page.keyboard.press("Space");
  await expect(count(page)).toHaveText("6 of 6 voyages");
});
