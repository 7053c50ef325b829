import { devices, type Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { trades } from "./trades.ts";

const { viewport } = devices["iPhone 13"];
test.use({ viewport: { width: 390, height: viewport.height } });

/** Whole within the window as it first shows, not only with an edge. */
async function expectOnFirstScreen(locator: Locator) {
  await expect(locator.filter({ visible: true }).first()).toBeInViewport({ ratio: 1 });
}

for (const { path, phone, price, area, hours } of trades) {
  test(`${path} has its number, price, area and hours on a phone's first screen`, async ({ page }) => {
    await page.goto(path);
    const call = page.getByRole("link", { name: phone });
    await expect(call.first()).toHaveAttribute("href", `tel:+1${phone.replaceAll(/\D/g, "")}`);
    await expectOnFirstScreen(call);
    for (const words of [price, area, hours]) await expectOnFirstScreen(page.getByText(words));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test(`${path} leads to an estimate or a consultation, where its number stands again`, async ({ page }) => {
    await page.goto(path);
    const link = page
      .getByRole("main")
      .getByRole("link", { name: /estimate|consultation/i })
      .first();
    await link.click();
    const target = page.locator(new URL(page.url()).hash || "main");
    await expect(target).toBeInViewport();
    await expect(target.getByRole("link", { name: phone }).first()).toBeVisible();
  });
}
