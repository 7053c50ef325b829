import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";

for (const width of [320, 390, 768]) {
  test(`at ${width} px the tabs of a site stand in one line, the chosen one in view, and all are reached by keyboard and by hand`, async ({
    page,
    createAccount,
    signInSilently,
    createSite,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const account = await createAccount();
    const site = await createSite(account);
    await signInSilently(account);
    await page.goto(`/dashboard/sites/${site}#people`);
    const list = page.getByRole("tablist", { name: "About this site" });
    const tab = (name: string) => list.getByRole("tab", { name, exact: true });
    const isInView = async (name: string) => {
      const [line, one] = [await list.boundingBox(), await tab(name).boundingBox()];
      if (!line || !one) return false;
      return one.x >= line.x - 1 && one.x + one.width <= line.x + line.width + 1;
    };
    await expect(tab("People")).toHaveAttribute("aria-selected", "true");
    await expect.poll(() => isInView("People")).toBe(true);
    const tops = await list
      .getByRole("tab")
      .evaluateAll((tabs) => new Set(tabs.map((one) => one.getBoundingClientRect().top)).size);
    expect(tops).toBe(1);
    expect(await isInView("Content")).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    expect(await findViolations(page)).toEqual([]);

    await tab("People").focus();
    await page.keyboard.press("End");
    await expect(tab("Settings")).toBeFocused();
    await expect(tab("Settings")).toHaveAttribute("aria-selected", "true");
    await expect.poll(() => isInView("Settings")).toBe(true);
    await page.keyboard.press("ArrowRight");
    await expect(tab("Content")).toBeFocused();
    await expect.poll(() => isInView("Content")).toBe(true);
    // The sign that there is more goes on to it.
    expect(await isInView("Settings")).toBe(false);
    const onward = list.locator("xpath=following-sibling::button");
    await expect(onward).toHaveCount(1);
    await expect(async () => {
      if (!(await isInView("Settings"))) await onward.last().click();
      expect(await isInView("Settings")).toBe(true);
    }).toPass();
    await tab("Settings").click();
    await expect(page).toHaveURL(/#settings$/);
  });
}
