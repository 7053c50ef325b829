import type { FrameLocator, Locator, Page } from "@playwright/test";
import { chooseCommand } from "./edited-page.ts";
import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";

const canvas = (page: Page): FrameLocator => page.frameLocator('iframe[title^="The page."]');

const saved = (page: Page): Locator => page.getByText("Saved", { exact: true });

/** What the page in the canvas is drawn with: one of the variables that its theme sets. */
const worn = (page: Page, name: string): Promise<string> =>
  canvas(page)
    .locator(":root")
    .evaluate((root, variable) => getComputedStyle(root).getPropertyValue(variable).trim(), name);

async function openLook(page: Page, slug: string, isNarrow = false): Promise<void> {
  await page.goto(`/make/${slug}`);
  await expect(canvas(page).getByRole("heading", { level: 1 })).toBeVisible();
  // Where the bar has no room for it, the list of all commands has it.
  if (isNarrow) await chooseCommand(page, "Look");
  else await page.getByRole("button", { name: "Look", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { name: "Look" })).toBeVisible();
}

test("a color is set by keyboard, seen on the page at once, undone in one step, and kept", async ({
  page,
}) => {
  await openLook(page, "food");
  const own = await worn(page, "--accent");
  // However slow the machine is, no second passes between two presses.
  await page.clock.setFixedTime(new Date());
  await page.getByRole("slider", { name: "Hue: Accent" }).focus();
  for (let count = 0; count < 5; count += 1) await page.keyboard.press("ArrowRight");
  await expect.poll(() => worn(page, "--accent")).not.toBe(own);
  await expect(page.getByRole("slider", { name: "Hue: Accent" })).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect.poll(() => worn(page, "--accent")).toBe(own);
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();

  await page.keyboard.press("Control+Shift+z");
  const turned = await worn(page, "--accent");
  expect(turned).not.toBe(own);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect.poll(() => worn(page, "--accent")).toBe(turned);
});

test("text too pale for its ground is made darker, which is said, and the arrows lead from one color to the next", async ({
  page,
}) => {
  await openLook(page, "food");
  const ink = await worn(page, "--ink");
  await page.getByRole("radio", { name: /^Accent/ }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "Text" })).toBeChecked();
  const code = page.getByRole("textbox", { name: "Code: Text" });
  await code.fill("#ffeecc");
  await expect(
    page.getByRole("status").getByText("Text made darker, so that it can be read."),
  ).toBeAttached();
  const moved = await worn(page, "--ink");
  expect(moved).not.toBe("#ffeecc");

  await code.fill("no color");
  await expect(code).toHaveAttribute("aria-invalid", "true");
  expect(await worn(page, "--ink")).toBe(moved);
  await code.press("Tab");
  await expect(code).toHaveValue(moved);
  await page.keyboard.press("Control+z");
  await expect.poll(() => worn(page, "--ink")).toBe(ink);
});

test("a shuffled site is another one with each press, and looks as the design has it again, in one step each", async ({
  page,
}) => {
  await openLook(page, "restaurant");
  const asDesigned = page.getByRole("button", { name: "As the design has it" });
  const look = async () => `${await worn(page, "--accent")} ${await worn(page, "--display")}`;
  const own = await look();
  await asDesigned.press("Enter");
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();

  const shuffle = page.getByRole("button", { name: "Shuffle" });
  await shuffle.press("Enter");
  await expect.poll(look).not.toBe(own);
  const first = await look();
  await shuffle.press("Enter");
  await expect.poll(look).not.toBe(first);
  expect(await look()).not.toBe(own);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(look).toBe(first);
  await asDesigned.press("Enter");
  await expect.poll(look).toBe(own);
  await expect(asDesigned).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(look).toBe(first);
});

test("headings are set in another family with a weight that it has, and spacing, corners and mark change the page", async ({
  page,
}) => {
  await openLook(page, "restaurant");
  await page.getByRole("button", { name: "Headings Bodoni Moda" }).press("Enter");
  await page
    .getByRole("radiogroup", { name: "Headings" })
    .getByRole("radio", { name: "Archivo" })
    .press("Space");
  await expect.poll(() => worn(page, "--display")).toMatch(/^"Archivo"/);
  await expect(page.getByRole("button", { name: "Headings Archivo" })).toBeVisible();
  const face = canvas(page).locator(":root");
  await expect
    .poll(() =>
      face.evaluate(({ ownerDocument: { fonts } }) =>
        [...fonts].some((one) => /^"?Archivo"?$/.test(one.family) && one.status === "loaded"),
      ),
    )
    .toBe(true);

  await page.getByRole("radio", { name: "Close" }).press("Space");
  await expect.poll(() => worn(page, "--space")).toBe("0.75rem");
  await page.getByRole("slider", { name: "Corners" }).press("End");
  await expect.poll(() => worn(page, "--radius")).toBe("40px");
  await page.getByRole("radio", { name: "Dots" }).press("Space");
  await expect(canvas(page).locator(".site")).toHaveAttribute("data-motif", "dots");
});

for (const width of [320, 1440]) {
  test(`at ${width} px the panel of the look leaves nothing outside the window, and axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openLook(page, "painting", width === 320);
    await page.getByRole("button", { name: "Headings Caprasimo" }).click();
    await expect(page.getByRole("radiogroup", { name: "Headings" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const panel = page.getByRole("complementary");
    expect(await panel.evaluate((aside) => aside.scrollWidth - aside.clientWidth)).toBeLessThanOrEqual(0);
    const right = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().right);
    const list = page.getByRole("radiogroup", { name: "Headings" });
    expect(await right(list)).toBeLessThanOrEqual((await right(panel)) - 20);
    expect(await findViolations(page, "iframe")).toEqual([]);
  });
}
