import { askSite } from "./ask-site.ts";
import { canvas } from "./edited-page.ts";
import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";

for (const width of [1440, 390]) {
  test(`at ${width} px a page that is removed leads on from its address once that is published, and undo takes both back`, async ({
    page,
    createAccount,
    signInSilently,
    createSite,
    publishSite,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const account = await createAccount();
    const site = await createSite(account, "Weir", { template: "restaurant", trade: "Restaurant" });
    const address = await publishSite(account, site);
    await signInSilently(account);
    await page.goto(`/dashboard/sites/${site}/edit`);
    await expect(canvas(page).getByRole("heading", { level: 1 })).toBeVisible();
    const bar = page.locator('[data-pane="bar"]');
    const panel = page.locator('[data-pane="panel"]');
    await bar.getByRole("button", { name: "Pages", exact: true }).press("Enter");
    await panel.locator("[data-page='/about'] > button").press("Enter");
    const remove = panel.locator("[data-page='/about'] [data-remove]");
    await remove.press("Enter");
    const leads = panel.getByRole("combobox", { name: "From now on, /about leads" });
    await expect(leads).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(remove).toBeFocused();
    await remove.press("Enter");
    await leads.selectOption("to Menu");
    await panel.getByRole("button", { name: "Remove the page" }).press("Enter");
    await expect(page.getByText(/\/about leads to Menu as soon as you publish\.$/)).toBeAttached();
    await page.keyboard.press("Control+z");
    await expect(panel.locator("[data-page='/about']")).toBeVisible();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await publishSite(account, site);
    expect((await askSite(new URL("/about", address))).status).toBe(200);

    await page.keyboard.press("Control+Shift+z");
    await expect(panel.locator("[data-page='/about']")).toHaveCount(0);
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await publishSite(account, site);
    await expect
      .poll(async () => {
        const { status, location } = await askSite(new URL("/about?a=1", address));
        return [status, location];
      })
      .toEqual([308, "/menu?a=1"]);
  });
}
