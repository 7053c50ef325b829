import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { watchSentRequests } from "./sent-requests.ts";

const home = "/demos/wellness";
const meditation = "/demos/wellness/meditation";

test("the guide leads through a minute of breaths, waits when told to, and ends by itself", async ({
  page,
}) => {
  await openGuide(page);
  const guide = page.getByRole("region", { name: "A guide that breathes" });
  const sent = watchSentRequests(page);
  await expect(guide.getByRole("status")).toHaveText("Ready when you are");
  await guide.getByLabel("Long way out").check();
  await guide.getByRole("button", { name: "Start" }).click();
  await page.clock.runFor(1000);
  await expect(guide.getByRole("status")).toHaveText("Breathe in");
  await expect(guide.getByRole("timer")).toHaveText("0:59 left");
  await page.clock.runFor(4000);
  await expect(guide.getByRole("status")).toHaveText("Breathe out");

  await guide.getByRole("button", { name: "Pause" }).click();
  await expect(guide.getByRole("status")).toHaveText("Paused");
  const left = (await guide.getByRole("timer").textContent()) ?? "";
  await page.clock.runFor(20_000);
  await expect(guide.getByRole("timer")).toHaveText(left);

  await guide.getByRole("button", { name: "Go on" }).click();
  await page.clock.runFor(6000);
  await expect(guide.getByRole("status")).toHaveText("Breathe in");
  await page.clock.runFor(60_000);
  await expect(guide.getByRole("status")).toHaveText("That was it. Get up slowly.");
  await expect(guide.getByRole("button", { name: "Stop" })).toHaveCount(0);
  await expect(guide.getByRole("button", { name: "Start" })).toBeEnabled();
  expect(sent).toEqual([]);
});

test("the guide is started and stopped with the keyboard, and its choices are fixed meanwhile", async ({
  page,
}) => {
  await openGuide(page);
  const guide = page.getByRole("region", { name: "A guide that breathes" });
  await guide.getByLabel("Even").focus();
  await page.keyboard.press("ArrowDown");
  await expect(guide.getByLabel("Long way out")).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(guide.getByLabel("3 min")).toBeChecked();
  await expect(guide.getByRole("timer")).toHaveText("3:00");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.clock.runFor(2000);
  await expect(guide.getByRole("status")).toHaveText("Breathe in");
  await expect(guide.getByLabel("Box")).toBeDisabled();
  await page.keyboard.press("Tab");
  await expect(guide.getByRole("button", { name: "Stop" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(guide.getByRole("status")).toHaveText("Ready when you are");
  await expect(guide.getByRole("timer")).toHaveText("3:00");
  await expect(guide.getByLabel("Box")).toBeEnabled();
});

test("the home page lets 25 seeds float, and holds them still for those who asked for less motion", async ({
  page,
}) => {
  await page.goto(home);
  await expect(page.locator(".breath-air g")).toHaveCount(25);
  const running = () => page.evaluate(() => document.getAnimations().length);
  await expect.poll(running).toBeGreaterThan(25);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(running).toBe(0);
  await expect(page.getByText("That was four. You may go now.")).toBeVisible();
});

test("joining the circle checks the address, and neither sends anything nor leaves the page", async ({
  page,
}) => {
  await page.goto(home);
  const field = page.getByLabel("Your email");
  const sent = watchSentRequests(page);
  await field.fill("no address");
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
  await field.fill("iris@example.com");
  await page.getByRole("button", { name: "Join Circle" }).click();
  await field.press("Enter");
  await expect(field).toHaveValue("iris@example.com");
  await expect(page).toHaveURL(home);
  expect(sent).toEqual([]);
});

test("a recipe opens on the keyboard, without a script", async ({ page }) => {
  await page.goto("/demos/wellness/nutrition");
  const bowl = page.getByRole("article").filter({ hasText: "Evening broth" });
  await expect(bowl.getByRole("list").nth(1)).toBeHidden();
  await bowl.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(bowl.getByText("It must not boil")).toBeVisible();
});

/** From here on time passes only when the test lets it. */
async function openGuide(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto(meditation);
  await expect(page.getByRole("button", { name: "Start" })).toBeEnabled();
  await page.clock.pauseAt(600_000);
}
