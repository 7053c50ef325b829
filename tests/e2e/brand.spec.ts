import { askSite } from "./ask-site.ts";
import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";

for (const width of [1440, 390]) {
  test(`at ${width} px a brand is set, seen on a page, worn by a site and taken back`, async ({
    page,
    createAccount,
    signInSilently,
    createSite,
  }) => {
    test.slow(); // many pages are drawn
    await page.setViewportSize({ width, height: 900 });
    const account = await createAccount();
    await createSite(account, "Weir & Sons", { template: "plumbing", trade: "Plumber" });
    await signInSilently(account);
    await page.goto("/dashboard/brand");
    // What the site says of the business is known.
    await expect(page.getByLabel("Phone")).toHaveValue("+49 30 901820");
    await expect(page.getByText("Save the brand, and your sites can be seen in it.")).toBeVisible();

    await page.getByLabel("Your business is called").fill("Weir Water");
    await page.getByLabel("Sentence 1").fill("We bring the mop.");
    await expect(page.getByLabel("Sentence 2")).toBeVisible();
    await page.getByRole("button", { name: "Choose colors of your own" }).click();
    await page.getByRole("radio", { name: /^Ground/ }).check({ force: true });
    await page.getByRole("textbox", { name: "Code: Ground" }).fill("#fff4e0");
    // Below the form on a phone: it is drawn when it comes near.
    await page.getByRole("combobox", { name: "Drawn in" }).scrollIntoViewIfNeeded();
    const specimen = page.frameLocator('iframe[title="Your brand on a page"]');
    await expect(specimen.getByText("Weir Water").first()).toBeAttached();
    await expect
      .poll(() =>
        specimen
          .locator(":root")
          .evaluate((root) => getComputedStyle(root).getPropertyValue("--paper").trim()),
      )
      .toBe("#fff4e0");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await findViolations(page, "iframe")).toEqual([]);

    await page.getByRole("button", { name: "Save the brand" }).click();
    await expect(page.getByText("Saved. New sites begin with it.")).toBeVisible();
    await page.getByRole("button", { name: "Before and after: Weir & Sons" }).click();
    await expect(
      page.frameLocator('iframe[title="As it is"]').getByText("Weir & Sons").first(),
    ).toBeAttached();
    // Below the other on a phone: it is drawn when it comes near.
    await page.getByText("In your brand", { exact: true }).scrollIntoViewIfNeeded();
    await expect(
      page.frameLocator('iframe[title="In your brand"]').getByText("Weir Water").first(),
    ).toBeAttached();
    await page.getByRole("button", { name: "Wear the brand" }).click();
    await expect(page.getByText("It stands in the draft.")).toBeVisible();
    await expect(page.getByText("It wears your brand.", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Take it back: Weir & Sons" }).click();
    await expect(page.getByText("As it was before.")).toBeVisible();
    await expect(
      page.frameLocator('iframe[title="As it is"]').getByText("Weir & Sons").first(),
    ).toBeAttached();

    await page.reload();
    await expect(page.getByLabel("Your business is called")).toHaveValue("Weir Water");
    await page.goto("/dashboard/new");
    await expect(page.getByLabel("Your business is called")).toHaveValue("Weir Water");
    await expect(page.getByRole("checkbox", { name: /^With your brand/ })).toBeChecked();
    await page.goto("/dashboard");
    await expect(page.getByRole("link", { name: "Look it over" })).toHaveAttribute(
      "href",
      "/dashboard/brand",
    );
  });
}

test("worn everywhere, each site by itself: what is live is published, and a draft stays one", async ({
  page,
  createAccount,
  signInSilently,
  createSite,
  publishSite,
}) => {
  test.slow(); // publishes
  const account = await createAccount();
  const live = await createSite(account, "Weir Live", { template: "plumbing", trade: "Plumber" });
  await createSite(account, "Weir Draft", { template: "plumbing", trade: "Plumber" });
  const address = await publishSite(account, live);
  await signInSilently(account);
  await page.goto("/dashboard/brand");
  await page.getByLabel("Your business is called").fill("Weir Water");
  await page.getByRole("button", { name: "Save the brand" }).click();
  await page.getByRole("button", { name: "Wear it on all 2 sites" }).dblclick();
  await expect(page.getByText("2 sites done.")).toBeVisible();
  await expect(page.getByText("Visitors see it.")).toBeVisible();
  await expect(page.getByText("It stands in the draft.")).toBeVisible();
  await expect.poll(async () => String((await askSite(address)).body)).toContain("Weir Water");
  // It is the server's: known after a reload, with the way back.
  await page.reload();
  await expect(page.getByText("Visitors see it.")).toBeVisible();
  expect(await findViolations(page, "iframe")).toEqual([]);
  await page.getByRole("button", { name: "Take it back: Weir Live" }).click();
  await expect(page.getByText("As it was before.")).toBeVisible();
  await expect.poll(async () => String((await askSite(address)).body)).toContain("Weir Live");
});

test("whoever leaves the page while it goes on finds it done, and a site that was changed since has its way back elsewhere", async ({
  page,
  createAccount,
  signInSilently,
  createSite,
  sendCommand,
  expectConsoleError,
}) => {
  expectConsoleError(/409 .*undo-brand/);
  const account = await createAccount();
  const site = await createSite(account, "Weir One", { template: "plumbing", trade: "Plumber" });
  await createSite(account, "Weir Two", { template: "plumbing", trade: "Plumber" });
  await signInSilently(account);
  await page.goto("/dashboard/brand");
  await page.getByLabel("Your business is called").fill("Weir Water");
  await page.getByRole("button", { name: "Save the brand" }).click();
  const asked = page.waitForResponse(/\/api\/apply-brand-everywhere$/);
  await page.getByRole("button", { name: "Wear it on all 2 sites" }).click();
  await asked;
  await page.goto("/dashboard");
  await page.goto("/dashboard/brand");
  await expect(page.getByText("It stands in the draft.")).toHaveCount(2);
  await sendCommand(account, "save-draft", {
    request: crypto.randomUUID(),
    site,
    revision: 2,
    patch: [{ op: "replace", path: ["facts", "city"], value: "Hamburg" }],
  });
  await page.getByRole("button", { name: "Take it back: Weir One" }).click();
  await expect(page.getByText("This site has been changed since.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Take it back: Weir One" })).toHaveCount(0);
  await page.getByRole("button", { name: "Take it back: Weir Two" }).click();
  await expect(page.getByText("As it was before.")).toBeVisible();
});
