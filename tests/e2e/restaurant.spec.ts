import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { watchSentRequests } from "./sent-requests.ts";

const reservations = "/demo/restaurant/reservations";
const contact = "/demo/restaurant/contact";

test("a reservation with every required field is confirmed with the sample details, and nothing is sent", async ({
  page,
}) => {
  await openForm(page, reservations);
  await fillReservation(page);
  const sent = watchSentRequests(page);
  await page.getByRole("button", { name: "Request this table" }).click();
  await expect(page.getByRole("heading", { name: "Your candle is kept" })).toBeFocused();
  await expect(page.getByText("NOC-2741")).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveCount(0);
  await expect(page.getByText("Ada", { exact: true })).toHaveCount(0);
  expect(sent).toEqual([]);
});

test("a double click on the button confirms once and stays confirmed", async ({ page }) => {
  await openForm(page, reservations);
  await fillReservation(page);
  await page.getByRole("button", { name: "Request this table" }).dblclick();
  await expect(page.getByRole("heading", { name: "Your candle is kept" })).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Make another reservation" })).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveCount(0);
});

test("another reservation begins with an empty form", async ({ page }) => {
  await openForm(page, reservations);
  await fillReservation(page);
  await page.getByRole("button", { name: "Request this table" }).click();
  await page.getByRole("button", { name: "Make another reservation" }).click();
  await expect(page.getByLabel("First name")).toHaveValue("");
  await expect(page.getByLabel("Date")).toHaveValue("");
  await expect(page.getByLabel("Party size")).toHaveValue("");
  await expect(page.getByRole("button", { name: "Request this table" })).toBeVisible();
  await expect(page.getByLabel("First name")).toBeFocused();
});

for (const label of ["First name", "Last name", "Email", "Phone", "Date", "Time", "Party size"]) {
  test(`a reservation without ${label} is refused and stays as it was typed`, async ({ page }) => {
    await openForm(page, reservations);
    await fillReservation(page, label);
    await page.getByRole("button", { name: "Request this table" }).click();
    await expect(page.getByLabel(label)).toBeFocused();
    await expect(page.getByRole("heading", { name: "Your candle is kept" })).toHaveCount(0);
    if (label !== "Last name") await expect(page.getByLabel("Last name")).toHaveValue("Okonjo");
  });
}

test("an empty form is refused and nothing changes", async ({ page }) => {
  await openForm(page, reservations);
  const before = await page.locator("form").innerHTML();
  await page.getByRole("button", { name: "Request this table" }).click();
  await expect(page.getByLabel("First name")).toBeFocused();
  expect(await page.locator("form").innerHTML()).toBe(before);
});

test("tables open two weeks ahead, and never on a Monday", async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 21, 12));
  await openForm(page, reservations);
  const date = page.getByLabel("Date");
  await expect(date).toHaveAttribute("min", "2026-12-05");
  await fillReservation(page);
  await date.fill("2026-12-04");
  await page.getByRole("button", { name: "Request this table" }).click();
  await expect(page.getByRole("heading", { name: "Your candle is kept" })).toHaveCount(0);
  await date.fill("2026-12-07");
  await expect(page.getByText("closed on Mondays").first()).toBeVisible();
  await page.getByRole("button", { name: "Request this table" }).click();
  await expect(page.getByRole("heading", { name: "Your candle is kept" })).toHaveCount(0);
  await date.fill("2026-12-05");
  await page.getByRole("button", { name: "Request this table" }).click();
  await expect(page.getByRole("heading", { name: "Your candle is kept" })).toBeFocused();
});

test("a table can be had with the keyboard alone", async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 21, 12));
  await openForm(page, reservations);
  const { keyboard } = page;
  const words = {
    "First name": "Ada",
    "Last name": "Okonjo",
    Email: "ada@example.com",
    Phone: "401 555 0100",
  };
  for (const [label, value] of Object.entries({
    ...words,
    Date: "12122026",
    Time: "7:30",
    "Party size": "2",
  })) {
    await tabTo(page, page.getByLabel(label));
    await keyboard.type(value);
  }
  await tabTo(page, page.getByRole("button", { name: "Request this table" }));
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your candle is kept" })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Make another reservation" }));
  await keyboard.press("Enter");
  await expect(page.getByLabel("First name")).toBeFocused();
});

test("what was typed before the page came alive is kept", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(reservations, { waitUntil: "commit" });
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Party size").selectOption("4");
  release();
  await expect(page.getByLabel("Date")).toHaveAttribute("min", /^\d{4}-\d\d-\d\d$/);
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
  await expect(page.getByLabel("Party size")).toHaveValue("4");
});

test("a message to the house is received without a phone number, and nothing is sent", async ({ page }) => {
  await openForm(page, contact);
  await page.getByRole("button", { name: "Send the note" }).click();
  await expect(page.getByLabel("First name")).toBeFocused();
  for (const [label, value] of Object.entries({
    "First name": "Ada",
    "Last name": "Okonjo",
    Email: "ada@example.com",
    Subject: "A scarf",
    Message: "Left on the hook by the door.",
  }))
    await page.getByLabel(label).fill(value);
  const sent = watchSentRequests(page);
  await page.getByRole("button", { name: "Send the note" }).click();
  await expect(page.getByRole("heading", { name: "Message received" })).toBeFocused();
  await expect(page.getByText("within 24 hours").first()).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByRole("button", { name: "Write another message" }).click();
  await expect(page.getByLabel("Message")).toHaveValue("");
});

test("the card shows its three courses, its badges and what they mean, without a script", async ({
  page,
}) => {
  await page.goto("/demo/restaurant/menu");
  for (const course of ["Appetizers", "Main courses", "Desserts"])
    await expect(page.getByRole("heading", { name: course })).toBeVisible();
  for (const price of ["$85", "$42", "$58"])
    await expect(page.getByText(price, { exact: true })).toBeVisible();
  // The one script there lets the first screen come first (server/pages/show-block-by-block.ts).
  const scripts = await page.locator("script:not([type='application/ld+json'])").allTextContents();
  expect(scripts).toEqual([expect.stringContaining("content-visibility")]);
});

test("the home page tells search engines what the house is, and leads back to the portfolio", async ({
  page,
}) => {
  await page.goto("/demo/restaurant");
  const data = JSON.parse((await page.locator("script[type='application/ld+json']").textContent()) ?? "{}");
  expect(data["@type"]).toBe("Restaurant");
  await expect(page.getByRole("link", { name: "Back to Portfolio" })).toHaveAttribute("href", "/");
});

/** Opens the page and waits until its form has state: the date's limits, and the handlers, come with React. */
async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("form[data-live]")).toBeVisible();
}

async function fillReservation(page: Page, leaveOut?: string): Promise<void> {
  const words = {
    "First name": "Ada",
    "Last name": "Okonjo",
    Email: "ada@example.com",
    Phone: "401 555 0100",
  };
  for (const [label, value] of Object.entries(words))
    if (label !== leaveOut) await page.getByLabel(label).fill(value);
  if (leaveOut !== "Date") await page.getByLabel("Date").fill(nextSaturday());
  if (leaveOut !== "Time") await page.getByLabel("Time").selectOption("7:30 PM");
  if (leaveOut !== "Party size") await page.getByLabel("Party size").selectOption("Private Party (9+)");
}

/** A Saturday more than two weeks away. */
function nextSaturday(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 15);
  day.setUTCDate(day.getUTCDate() + 6 - day.getUTCDay());
  return day.toISOString().slice(0, 10);
}

/** Goes on with the Tab key until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 30 && !(await hasFocus()); presses++) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
}
