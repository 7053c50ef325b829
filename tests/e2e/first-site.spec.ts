import { randomUUID } from "node:crypto";
import { expect, test } from "./fixtures.ts";

const fitting = {
  name: "Bistro Zwölf",
  trade: "Bistro",
  phone: "+49 30 901820",
  town: "Berlin",
  services: [{ name: "Lunch of the day", price: "€ 14" }],
  sentence: "Twelve tables, and one of them is yours.",
  logo: "",
  design: "restaurant",
};

for (const width of [1440, 390]) {
  test(`at ${width} px from the first sign-in to a public address in five clicks, with what was typed in the fitting room`, async ({
    page,
    createAccount,
    signInSilently,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript((text) => {
      if (location.pathname !== "/dashboard" || sessionStorage.getItem("kept")) return;
      sessionStorage.setItem("kept", "yes");
      localStorage.setItem("fabula.fitting.1", text);
    }, JSON.stringify(fitting));
    await signInSilently(await createAccount());
    await page.goto("/dashboard");
    let clicks = 0;
    const click = async (name: string | RegExp) => {
      clicks += 1;
      await page.getByRole("button", { name, exact: typeof name === "string" }).click();
    };

    await expect(page.getByText(/^bistro-zwoelf.* is free\.$/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await click("Create");
    await click("Publish");
    await click("Hide them and publish");
    const publishAsIs = page.getByRole("button", { name: "Publish as it is" });
    const live = page.getByText("It is live", { exact: true });
    await expect(publishAsIs.or(live).first()).toBeVisible({ timeout: 20_000 });
    if (await publishAsIs.isVisible()) await click("Publish as it is");
    await expect(live).toBeVisible({ timeout: 20_000 });
    expect(clicks).toBeLessThanOrEqual(5);

    const visit = page.getByRole("link", { name: /bistro-zwoelf/ }).first();
    const address = await visit.getAttribute("href");
    const response = await page.goto(address ?? "");
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(/Bistro Zwölf/);
    await expect(page.getByText("Lunch of the day").first()).toBeAttached();
    await expect(page.getByRole("link", { name: /901820/ }).first()).toBeAttached();
  });
}

test("designs whose order changes are drawn at their new places", async ({
  page,
  createAccount,
  signInSilently,
}) => {
  await signInSilently(await createAccount());
  await page.goto("/dashboard/new");
  const design = page.getByRole("listitem").filter({ has: page.getByRole("radio", { name: /Dry Floor/ }) });
  await design.scrollIntoViewIfNeeded();
  const view = design.locator("iframe");
  const heading = view.contentFrame().locator("h1");
  await expect(heading).toBeAttached();
  // A frame that is moved loads anew, in every browser.
  await view.evaluate((frame) => {
    const item = frame.closest("li");
    item?.parentElement?.append(item);
  });
  await expect(heading).toBeAttached();
  await expect(view.contentFrame().locator("html")).toHaveJSProperty(
    "ownerDocument.compatMode",
    "CSS1Compat",
  );
});

test("words are changed in forms, seen beside them, saved, and published", async ({
  page,
  createAccount,
  signInSilently,
}) => {
  test.slow();
  await signInSilently(await createAccount());
  await page.goto("/dashboard/new");
  await page.getByLabel("Your business is called").fill("Weir & Sons");
  await page.getByRole("combobox", { name: "Trade" }).fill("Plumber");
  await expect(page.getByText(/ is free\.$/)).toBeVisible();
  await expect(page.getByRole("radio", { name: /Dry Floor/ })).toBeChecked();
  await page.getByRole("button", { name: "Create", exact: true }).click();

  const parts = page.getByRole("navigation", { name: "Parts of the site" });
  await expect(parts).toBeVisible();
  await page.getByLabel("Phone", { exact: true }).fill("+49 30 5550100");
  const preview = page.frameLocator('iframe[title="The page as it will be"]');
  await expect(preview.locator('a[href="tel:+49305550100"]').first()).toBeAttached();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await page.getByLabel("Phone", { exact: true }).fill("call me");
  await expect(page.getByText("This is not written as it must be.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Phone", { exact: true })).toHaveValue("+49 30 5550100");

  await parts.getByRole("button").nth(1).click();
  await parts
    .getByRole("button", { name: /Sample/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: "Hide this section" })).toBeVisible();
});

test("whoever chose an address that somebody takes a moment later reads so, and creates the site at another", async ({
  page,
  createAccount,
  signInSilently,
  sendCommand,
  expectConsoleError,
}) => {
  expectConsoleError(/409/);
  const [account, other] = [await createAccount(), await createAccount()];
  await signInSilently(account);
  await page.goto("/dashboard/new");
  const name = `Weir ${other.id.slice(0, 8)}`;
  await page.getByLabel("Your business is called").fill(name);
  const address = page.getByLabel("Your address", { exact: true });
  const wanted = `weir-${other.id.slice(0, 8)}`;
  await expect(page.getByText(new RegExp(`^${wanted}\\..* is free\\.$`))).toBeVisible();
  await sendCommand(other, "create-site", {
    site: randomUUID(),
    name,
    subdomain: wanted,
    from: { kind: "template", template: "plumbing", facts: { name, trade: "Plumber" }, language: "en-US" },
  });
  await page.getByRole("button", { name: "Create", exact: true }).press("Enter");
  await expect(page.getByText("Somebody took this address just now.")).toBeVisible();
  await expect(address).toBeFocused();
  await expect(address).toHaveValue(wanted);
  await page.getByRole("button", { name: `Take ${wanted}-2 instead` }).press("Enter");
  await expect(address).toBeFocused();
  await expect(page.getByText(new RegExp(`^${wanted}-2.* is free\\.$`))).toBeVisible();
  await page.getByRole("button", { name: "Create", exact: true }).press("Enter");
  await page.waitForURL(/\/dashboard\/sites\/[0-9a-f-]{36}/);
});
