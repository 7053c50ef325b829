import { canvas } from "./edited-page.ts";
import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";

test("how editing works opens beside the editor from its first line and from the list, and what was typed stays", async ({
  page,
  context,
}) => {
  await page.goto("/make/wellness");
  const title = canvas(page).getByRole("heading", { level: 1 });
  await expect(title).toBeVisible();
  const fromHint = context.waitForEvent("page");
  await page
    .getByRole("region", { name: "How to begin" })
    .getByRole("link", { name: "How editing works" })
    .click();
  await expect((await fromHint).getByRole("heading", { level: 2 })).toHaveCount(11);

  await title.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Quiet");
  const fromList = context.waitForEvent("page");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Find a command or a page" })).toBeFocused();
  await page.keyboard.type("how editing");
  await page.keyboard.press("Enter");
  await expect(await fromList).toHaveURL(/\/help\/editing$/);
  await expect(title).toHaveText("Quiet");
});

for (const [width, scheme] of [
  [320, "light"],
  [1440, "dark"],
] as const)
  test(`the ten pieces have their pictures, fit ${width} px and have nothing that axe finds (${scheme})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto("/help/editing");
    const pictures = page.getByRole("listitem").getByRole("img");
    await expect(pictures).toHaveCount(10);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
        .toBeGreaterThan(0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await findViolations(page)).toEqual([]);
  });
