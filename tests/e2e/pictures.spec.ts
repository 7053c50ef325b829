import type { Page } from "@playwright/test";
import sharp from "sharp";
import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";

async function drawing(width = 1200): Promise<Buffer> {
  const half = {
    create: { width: width / 2, height: (width * 2) / 3, channels: 3, background: "#e8c39e" },
  } as const;
  return sharp({ create: { width, height: (width * 2) / 3, channels: 3, background: "#20514a" } })
    .composite([{ input: half, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add pictures" }).click();
  await (await chooser).setFiles({ name, mimeType: "image/jpeg", buffer });
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a picture is brought, described, cropped by keyboard and deleted at ${width} pixels`, async ({
    page,
    createAccount,
    signInSilently,
  }) => {
    test.slow(); // files are made twice
    await page.setViewportSize({ width, height });
    await signInSilently(await createAccount());
    await page.goto("/dashboard/pictures");
    await expect(page.getByText("Nothing here yet.")).toBeVisible();

    await choose(page, "window.jpg", await drawing());
    const dialog = page.getByRole("dialog", { name: "window.jpg" });
    await expect(dialog).toBeVisible({ timeout: 25_000 });
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Keep description" }).click();
    await expect(dialog.getByText("Say what it shows, or that it says nothing.")).toBeVisible();
    await dialog.getByLabel("What it shows").fill("A window over the sea");
    await dialog.getByRole("button", { name: "Keep description" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Described." })).toBeVisible();

    const focus = dialog.getByRole("slider", { name: "Point that is never cut away" });
    await focus.focus();
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("ArrowUp");
    await expect(focus).toHaveAttribute("aria-valuetext", "60% from the left, 48% from the top");
    await dialog.getByRole("button", { name: "Square" }).press("Enter");
    await dialog.getByLabel("Part that is shown: move it with the arrow keys").press("ArrowRight");
    await dialog.getByRole("button", { name: "Keep this part" }).press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Cropped." })).toBeVisible({ timeout: 25_000 });
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();

    await page.reload();
    const tile = page.getByRole("button", { name: "window.jpg A window over the sea" });
    const [shownWidth, shownHeight] = await tile.locator("img").evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    });
    expect(shownWidth).toBe(shownHeight);
    await page.getByLabel("Find by name").fill("nowhere");
    await expect(page.getByText("None of your pictures is called that")).toBeVisible();
    await page.getByLabel("Find by name").fill("SEA");
    await expect(page.getByText("None of your pictures is called that")).toBeHidden();
    await tile.press("Enter");
    await expect(dialog.getByLabel("What it shows")).toHaveValue("A window over the sea");
    await dialog.getByRole("button", { name: "Delete picture" }).click();
    await expect(page.getByText("None of your pictures is called that")).toBeVisible();
    await expect(tile).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  test(`a file that is no picture says what to do, and an upload can be given up at ${width} pixels`, async ({
    page,
    createAccount,
    signInSilently,
    expectConsoleError,
  }) => {
    expectConsoleError(/422/);
    await page.setViewportSize({ width, height });
    await signInSilently(await createAccount());
    await page.goto("/dashboard/pictures");
    await choose(page, "logo.jpg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'));
    const uploads = page.getByRole("list", { name: "Uploads" });
    await expect(uploads.getByText("Export it as PNG")).toBeVisible();
    await uploads.getByRole("button", { name: "Put away logo.jpg" }).click();
    await expect(uploads.getByRole("listitem")).toHaveCount(0);

    await page.route("**/api/pictures?*", () => {}); // it never arrives
    await choose(page, "slow.jpg", await drawing());
    await expect(uploads.getByRole("progressbar", { name: "Upload of slow.jpg" })).toBeVisible();
    await uploads.getByRole("button", { name: "Cancel slow.jpg" }).press("Enter");
    await expect(uploads.getByRole("listitem")).toHaveCount(0);
    await page.reload();
    await expect(page.getByText("Nothing here yet.")).toBeVisible();
  });
}

test("a picture that is deleted while the list is still on its way stays away, until it is taken back", async ({
  page,
  createAccount,
  signInSilently,
}) => {
  test.slow(); // files are made
  await signInSilently(await createAccount());
  await page.goto("/dashboard/pictures");
  await choose(page, "window.jpg", await drawing());
  const dialog = page.getByRole("dialog", { name: "window.jpg" });
  await expect(dialog).toBeVisible({ timeout: 25_000 });
  await page.keyboard.press("Escape");
  const tile = page.getByRole("button", { name: /window\.jpg/ });
  // Another list is asked for, and answered after the picture has gone.
  let letAnswer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    letAnswer = resolve;
  });
  const asked = page.waitForRequest(/rest\/v1\/pictures\?.*words=/);
  await page.route(/rest\/v1\/pictures\?.*words=/, async (route) => {
    const response = await route.fetch();
    await mayAnswer;
    await route.fulfill({ response });
  });
  await page.getByLabel("Find by name").fill("window");
  const answered = page.waitForResponse(/rest\/v1\/pictures\?.*words=/);
  await asked;
  await tile.press("Enter");
  await dialog.getByRole("button", { name: "Delete picture" }).press("Enter");
  await expect(page.getByText("window.jpg is deleted.")).toBeFocused();
  letAnswer();
  await answered;
  await expect(page.getByText("None of your pictures is called that")).toBeVisible();
  await expect(tile).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(tile).toBeVisible();
});
