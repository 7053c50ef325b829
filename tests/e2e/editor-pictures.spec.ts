import type { Page } from "@playwright/test";
import sharp from "sharp";
import { canvas } from "./edited-page.ts";
import { expect, test } from "./fixtures.ts";

const bubble = (page: Page) => page.getByRole("region", { name: "What stands here" });
const file = (page: Page) => bubble(page).getByLabel("Choose from this machine");

const picture = async () => ({
  name: "rooms.png",
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 2_000, height: 1_500, channels: 3, background: "#336699" } })
    .png()
    .toBuffer(),
});

/** The page's second picture: the first lies behind the title. */
const pond = (page: Page) => canvas(page).locator("main img").nth(1);

/** What a picture of the page is drawn from, once it is there. */
async function drawn(page: Page): Promise<string> {
  await pond(page).scrollIntoViewIfNeeded();
  const size = () => pond(page).evaluate((one: HTMLImageElement) => one.naturalWidth);
  await expect.poll(size).toBeGreaterThan(0);
  return pond(page).evaluate((one: HTMLImageElement) => one.currentSrc);
}

test("a visitor's own picture is shown, found again after a reload, undone, and taken along into the account", async ({
  page,
  product,
  createAccount,
  signInSilently,
}) => {
  test.slow();
  await page.goto("/make/wellness");
  const before = await drawn(page);
  await pond(page).click();
  await file(page).setInputFiles(await picture());
  await expect.poll(() => drawn(page)).toMatch(/^blob:/);
  await bubble(page)
    .getByRole("textbox", { name: "What the picture shows" })
    .fill("Our rooms, in the morning");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await page.reload();
  expect(await drawn(page)).toMatch(/^blob:/);
  await expect(canvas(page).getByRole("img", { name: "Our rooms, in the morning" })).toBeVisible();

  await pond(page).click();
  await file(page).setInputFiles(await picture());
  await expect(canvas(page).getByRole("img", { name: "Our rooms, in the morning" })).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect(canvas(page).getByRole("img", { name: "Our rooms, in the morning" })).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  const account = await createAccount();
  await signInSilently(account);
  await page.goto("/dashboard/new?begin=made");
  // An address of its own: other tests make sites of the same name.
  const address = `rooms-${account.id.slice(0, 8)}`;
  await page.getByRole("textbox", { name: "Your address" }).fill(address);
  await expect(page.getByText(new RegExp(`^${address}\\..* is free\\.$`))).toBeVisible();
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/sites\/[\da-f-]{36}$/);
  await page.goto(`${page.url()}/edit`);
  await expect(canvas(page).getByRole("img", { name: "Our rooms, in the morning" })).toBeVisible();
  expect(await drawn(page)).toContain(`${product.url}/media/`);
  expect(before).toContain("/pictures/wellness/");
});

test("a file that is no picture is said to be none, and changes nothing", async ({ page }) => {
  await page.goto("/make/wellness");
  const before = await drawn(page);
  await pond(page).click();
  await file(page).setInputFiles({
    name: "notes.png",
    mimeType: "image/png",
    buffer: Buffer.from("Not a picture."),
  });
  await expect(bubble(page).getByRole("alert")).toHaveText(/^This file is no picture/);
  expect(await drawn(page)).toBe(before);
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
});
