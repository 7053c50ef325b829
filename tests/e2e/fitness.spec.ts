import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { watchSentRequests } from "./sent-requests.ts";

const classes = "/demo/fitness/classes";
const membership = "/demo/fitness/membership";
const contact = "/demo/fitness/contact";

const filter = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const day = (page: Page, name: string) => page.getByRole("region", { name });

test("the board shows the whole week, and one kind of it by its letter, in the address and back", async ({
  page,
}) => {
  await page.goto(classes);
  const count = page.getByRole("status");
  await expect(count).toHaveText("40 classes on 7 days");
  await expect(day(page, "Monday").getByRole("listitem")).toHaveCount(7);

  await filter(page, "Sled").click();
  await expect(count).toHaveText("5 classes on 5 days");
  await expect(page).toHaveURL(`${classes}?type=sled`);
  await expect(filter(page, "Sled")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("region", { name: "Sled", exact: true })).toContainText("Ruth Calder");
  await expect(day(page, "Monday")).toContainText("No sled. The turf is recovering.");
  await expect(day(page, "Tuesday").getByRole("listitem")).toHaveText(/5:30 PM/);

  await filter(page, "after work").click();
  await expect(count).toHaveText("3 classes on 3 days");
  await expect(page).toHaveURL(`${classes}?type=sled&time=late`);
  await page.reload();
  await expect(count).toHaveText("3 classes on 3 days");

  await page.goBack();
  await expect(count).toHaveText("5 classes on 5 days");
  await page.goBack();
  await expect(count).toHaveText("40 classes on 7 days");
  await expect(filter(page, "Sled")).toHaveAttribute("aria-pressed", "false");
});

test("the board is filtered and wiped with the keyboard alone", async ({ page }) => {
  await page.goto(classes);
  await expect(filter(page, "Barbell")).toBeEnabled();
  await tabTo(page, filter(page, "Engine"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText("5 classes on 5 days");
  await expect(filter(page, "Engine")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByRole("status")).toHaveText("40 classes on 7 days");
  await tabTo(page, filter(page, "in daylight"));
  await page.keyboard.press("Enter");
  await tabTo(page, filter(page, "Show the whole week"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText("40 classes on 7 days");
  await expect(page.getByRole("status")).toBeFocused();
});

test("what nobody teaches is said so and can be taken back; nonsense in the address is ignored", async ({
  page,
}) => {
  await page.goto(`${classes}?type=ropes&time=early&coach=nobody`);
  await expect(page.getByText("Nobody teaches that then.")).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("0 classes on 0 days");
  await filter(page, "Show the whole week").click();
  await expect(page.getByRole("status")).toHaveText("40 classes on 7 days");
  await page.goto(`${classes}?type=yoga&time=%E2%98%83`);
  await expect(filter(page, "Barbell")).toBeEnabled();
  await expect(page.getByRole("status")).toHaveText("40 classes on 7 days");
});

test("on a phone the week is seven days one under the other", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(classes);
  const tops = [];
  for (const name of ["Monday", "Tuesday", "Sunday"])
    tops.push((await day(page, name).boundingBox())?.y ?? 0);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops).size).toBe(3);
});

test("a kind of class on the home page leads to its part of the board", async ({ page }) => {
  await page.goto("/demo/fitness");
  await page.getByRole("link", { name: /Kettlebell/ }).click();
  await expect(page.getByRole("status")).toHaveText("6 classes on 6 days");
  await expect(filter(page, "Kettlebell")).toHaveAttribute("aria-pressed", "true");
});

test("a membership is chosen in the form it leads to, sent without being sent, and asked for anew", async ({
  page,
}) => {
  await page.goto(membership);
  await page.getByRole("link", { name: "Join at two plates" }).click();
  await expect(page.locator("form[data-live]")).toBeVisible();
  await expect(page.getByLabel("How much")).toHaveValue("two");

  await page.getByRole("button", { name: "Load it" }).click();
  await expect(page.getByLabel("Name")).toBeFocused();
  await page.getByLabel("Name").fill("Ada Okonjo");
  await page.getByLabel("Email").fill("ada@example.com");
  const sent = watchSentRequests(page);
  await page.getByRole("button", { name: "Load it" }).click();
  await expect(page.getByRole("heading", { name: "Good lift" })).toBeFocused();
  expect(sent).toEqual([]);
  await page.getByRole("button", { name: "Another attempt" }).click();
  await expect(page.getByLabel("Name")).toHaveValue("");
});

test("the form refuses what it needs and keeps the rest, whatever plan its address names", async ({
  page,
}) => {
  await page.goto(`${contact}?plan=nine`);
  await expect(page.locator("form[data-live]")).toBeVisible();
  await expect(page.getByLabel("How much")).toHaveValue("");
  await page.getByLabel("Name").fill("Ada Okonjo");
  await page.getByLabel("Email").fill("ada");
  await page.getByRole("button", { name: "Load it" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByRole("button", { name: "Load it" }).click();
  await expect(page.getByLabel("How much")).toBeFocused();
  await expect(page.getByLabel("Name")).toHaveValue("Ada Okonjo");
  await expect(page.getByRole("heading", { name: "Good lift" })).toHaveCount(0);
});

test("prices, the comparison and the plates are there without a script", async ({ page }) => {
  await page.goto(membership);
  for (const price of ["$20", "$60", "$100", "$140"])
    await expect(page.getByText(new RegExp(`^\\${price} a `))).toBeVisible();
  const row = page.getByRole("row", { name: /^A locker/ });
  await expect(row.getByRole("cell")).toHaveText(["No", "No", "No", "Yes"]);
  // The one script there lets the first screen come first (server/pages/show-block-by-block.ts).
  const scripts = await page.locator("script:not([type='application/ld+json'])").allTextContents();
  expect(scripts).toEqual([expect.stringContaining("content-visibility")]);
});

test("search engines are told of a gym that opens at five", async ({ page }) => {
  await page.goto("/demo/fitness");
  const data = JSON.parse((await page.locator("script[type='application/ld+json']").textContent()) ?? "{}");
  expect(data["@type"]).toBe("ExerciseGym");
  expect(data.openingHoursSpecification[0]).toMatchObject({ opens: "05:00", closes: "22:00" });
});

/** Goes on with the Tab key until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 30 && !(await hasFocus()); presses++) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
}
