import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";

const businesses = [
  { template: "fashion", trade: "Fashion" },
  { template: "plumbing", trade: "Plumber" },
  { template: "restaurant", trade: "Plumber" },
  { template: "saas", trade: "Bistro" },
  { template: "art", trade: "Art gallery" },
];

for (const { template, trade } of businesses) {
  test(`the first page of ${template}, published for a business that is called ${trade}, is without fault for axe and asks nobody else`, async ({
    page,
    createAccount,
    createSite,
    publishSite,
  }) => {
    test.setTimeout(90_000);
    const account = await createAccount();
    const site = await createSite(account, "Weir & Daughters", { template, trade });
    const home = await publishSite(account, site, "without");
    const others: string[] = [];
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== home.origin && protocol !== "data:") others.push(request.url());
    });
    const lost: string[] = [];
    page.on("response", (response) => {
      if (response.status() >= 400) lost.push(response.url());
    });
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(home.href);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.screenshot({ path: test.info().outputPath(`${width}.png`) });
    }
    expect({ others, lost }).toEqual({ others: [], lost: [] });
  });
}
