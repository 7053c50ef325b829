import sharp from "sharp";
import { expect, test } from "./fixtures.ts";

test("a picture of a section is brought, described, given its point, seen beside the form, and shown by the published site", async ({
  page,
  createAccount,
  signInSilently,
  createSite,
  publishSite,
}) => {
  test.setTimeout(180_000); // its files are made, and the site is drawn
  await page.setViewportSize({ width: 1440, height: 900 });
  const account = await createAccount();
  const site = await createSite(account, "Lampwick", { template: "restaurant", trade: "Restaurant" });
  await signInSilently(account);
  await page.goto(`/dashboard/sites/${site}`);
  const parts = page.getByRole("navigation", { name: "Parts of the site" });
  await parts.getByRole("button").nth(1).press("Enter");
  await parts.getByRole("button", { name: /^Hour/ }).first().press("Enter");
  const field = page.getByRole("group", { name: "Picture" });
  await field.getByRole("button", { name: "Choose another" }).press("Enter");

  const library = page.getByRole("dialog", { name: "Choose a picture" });
  const chooser = page.waitForEvent("filechooser");
  await library.getByRole("button", { name: "Add pictures" }).press("Enter");
  const half = { create: { width: 600, height: 800, channels: 3, background: "#e8c39e" } } as const;
  const drawing = sharp({ create: { width: 1200, height: 800, channels: 3, background: "#20514a" } });
  const buffer = await drawing
    .composite([{ input: half, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
  await (await chooser).setFiles({ name: "window.jpg", mimeType: "image/jpeg", buffer });

  const dialog = page.getByRole("dialog", { name: "window.jpg" });
  await expect(dialog).toBeVisible({ timeout: 40_000 });
  await expect(library).toBeHidden();
  await dialog.getByLabel("What it shows").fill("A window over the sea");
  await dialog.getByRole("button", { name: "Keep description" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Described." })).toBeVisible();
  const point = dialog.getByRole("slider", { name: "Point that is never cut away" });
  await point.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(point).toHaveAttribute("aria-valuetext", "60% from the left, 50% from the top");
  await dialog.getByRole("button", { name: "Keep this part" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Cropped." })).toBeVisible({ timeout: 40_000 });
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(field.getByText("A window over the sea")).toBeVisible();

  const preview = page.frameLocator('iframe[title="The page as it will be"]');
  const seen = preview.getByRole("img", { name: "A window over the sea" });
  await expect(seen).toHaveAttribute("src", /\/media\//);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const shown = await seen.getAttribute("src");

  const home = await publishSite(account, site);
  await page.goto(home.href);
  const picture = page.getByRole("img", { name: "A window over the sea" });
  const { pathname, search } = new URL(shown ?? "", home);
  await expect(picture).toHaveAttribute("src", pathname + search);
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
