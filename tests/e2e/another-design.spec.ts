import type { Page } from "@playwright/test";
import { askSite } from "./ask-site.ts";
import { canvas } from "./edited-page.ts";
import { findViolations } from "./find-violations.ts";
import { type Account, expect, test } from "./fixtures.ts";

const plumber = { template: "plumbing", trade: "Plumber" };

/** The document of a site's draft, as text. */
async function draftOf(page: Page, site: string): Promise<string> {
  return page.evaluate(async (id) => {
    const { access_token } = JSON.parse(localStorage.getItem("fabula.session") ?? "{}");
    const response = await fetch(`/rest/v1/drafts?select=document&site=eq.${id}`, {
      headers: { authorization: `Bearer ${access_token}` },
    });
    return JSON.stringify((await response.json())[0].document);
  }, site);
}

const onStage = (page: Page, brand: string) =>
  page.frameLocator(`iframe[title="Your first page in ${brand}"]`);

for (const width of [1440, 390]) {
  test(`at ${width} px a site is seen in all designs, wears one, and comes back to the letter`, async ({
    page,
    createAccount,
    signInSilently,
    createSite,
    publishSite,
  }) => {
    test.slow(); // a publish, and many pages that are drawn
    await page.setViewportSize({ width, height: 900 });
    const account: Account = await createAccount();
    const site = await createSite(account, "Weir & Sons", plumber);
    const live = width === 1440 ? await publishSite(account, site) : undefined;
    await signInSilently(account);
    await page.goto(`/dashboard/sites/${site}#design`);
    await expect(page.getByRole("heading", { name: "What finds a new place" })).toBeVisible();
    // As whoever looks would see it.
    const screen = page.getByRole("button", { name: width === 390 ? "Phone" : "Desk", exact: true });
    await expect(screen).toHaveAttribute("aria-pressed", "true");
    const first = await draftOf(page, site);
    const shown = live && String((await askSite(live)).body);

    await page.getByRole("button", { name: "Show Lull" }).click();
    await expect(page.getByRole("heading", { level: 3, name: "Lull" })).toBeFocused();
    await expect(onStage(page, "Lull").getByText("Weir & Sons").first()).toBeAttached();
    for (const name of ["Tablet", "Phone"]) {
      await page.getByRole("button", { name, exact: true }).click();
      await expect(page.getByRole("button", { name, exact: true })).toHaveAttribute("aria-pressed", "true");
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await findViolations(page, "iframe")).toEqual([]);
    await expect(page.getByRole("button", { name: "Show Dry Floor" })).toContainText("Worn now");

    await page.getByRole("button", { name: "Wear this" }).click();
    await expect(page.getByRole("status").getByText("Your draft wears Lull.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Show Lull" })).toContainText("Worn now");
    expect(JSON.parse(await draftOf(page, site))).toMatchObject({
      design: "wellness",
      facts: { name: "Weir & Sons" },
    });
    if (live) {
      await expect(page.getByText("Visitors still see the version before your last changes.")).toBeVisible();
      expect(String((await askSite(live)).body)).toBe(shown);
    }

    await page.getByRole("button", { name: "Back to how it was" }).click();
    await expect(page.getByRole("status").getByText("Your draft wears Dry Floor again.")).toBeVisible();
    expect(await draftOf(page, site)).toBe(first);
  });
}

test("what has changed since is asked about: to the letter, or with it", async ({
  page,
  createAccount,
  signInSilently,
  createSite,
  sendCommand,
}) => {
  const account = await createAccount();
  const site = await createSite(account, "Weir & Sons", plumber);
  await signInSilently(account);
  const to = (command: string, input: object) =>
    sendCommand(account, command, { request: crypto.randomUUID(), site, ...input });
  await to("change-design", { revision: 1, to: { kind: "design", design: "tech" } });
  await to("save-draft", {
    revision: 2,
    patch: [{ op: "replace", path: ["facts", "city"], value: "Hamburg" }],
  });
  await page.goto(`/dashboard/sites/${site}#design`);
  await expect(page.getByText("Something has changed since.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Exactly as it was on / })).toBeVisible();
  await page.getByRole("button", { name: "With what has changed since" }).click();
  await expect(page.getByRole("status").getByText("Your draft wears Dry Floor again.")).toBeVisible();
  expect(JSON.parse(await draftOf(page, site))).toMatchObject({
    design: "plumbing",
    facts: { city: "Hamburg" },
  });
});

test("in the editor a design is one step: worn on the page at once, undone and redone by keyboard, and kept", async ({
  page,
  createAccount,
  signInSilently,
  createSite,
}) => {
  const account = await createAccount();
  const site = await createSite(account, "Weir & Sons", plumber);
  await signInSilently(account);
  await page.goto(`/dashboard/sites/${site}/edit`);
  await expect(canvas(page).getByRole("heading", { level: 1 })).toBeVisible();
  const first = await draftOf(page, site);
  const theme = () =>
    canvas(page)
      .locator(":root")
      .evaluate((root) => getComputedStyle(root).getPropertyValue("--paper").trim());
  const own = await theme();
  await page.getByRole("button", { name: "Look", exact: true }).click();
  await page.getByText("Another design", { exact: true }).click();
  await page.getByRole("button", { name: /^Lull/ }).click();
  await expect(page.getByRole("status").getByText("It wears Lull now.")).toBeAttached();
  await expect.poll(theme).not.toBe(own);
  const worn = await theme();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect.poll(async () => JSON.parse(await draftOf(page, site)).design).toBe("wellness");

  await page.keyboard.press("Control+z");
  await expect.poll(theme).toBe(own);
  await expect.poll(() => draftOf(page, site)).toBe(first);
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(theme).toBe(worn);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => draftOf(page, site)).toBe(first);
  // And the page is typed into as before.
  await canvas(page).getByRole("heading", { level: 1 }).click();
  await page.keyboard.type("Now! ");
  await expect.poll(() => draftOf(page, site)).toContain("Now! ");
});

test("the editor offers the designs that the studio shows, in its order, and has the trades that it has chosen", async ({
  page,
  browser,
  product,
  createAccount,
  signInSilently,
  createSite,
  sendCommand,
}) => {
  test.slow(); // three visitors begin a site each
  const [admin, account] = [await createAccount("admin"), await createAccount()];
  const request = () => crypto.randomUUID();
  /** Tells it to every browser: each server hears of it a moment later. */
  async function decide(template: string, seen: number, change: Record<string, unknown>): Promise<void> {
    await sendCommand(admin, "set-template", { request: request(), template, seen, change });
    await expect
      .poll(async () => {
        const { templates } = await (await page.request.get("/api/templates")).json();
        return templates.find((one: { slug: string }) => one.slug === template);
      })
      .toMatchObject(change);
  }
  /** How much a visitor of this trade begins with who changes Rafter & Rain without an account. */
  async function begun(trade: string): Promise<number> {
    const context = await browser.newContext({ baseURL: product.url });
    const visitor = await context.newPage();
    await visitor.goto("/start");
    await visitor.getByLabel("Trade").fill(trade);
    await visitor.getByLabel("Trade").blur();
    await visitor.goto("/make/roofing");
    await expect(canvas(visitor).getByRole("heading", { level: 1 })).toBeVisible();
    const count = await canvas(visitor).locator("body *").count();
    await context.close();
    return count;
  }
  const before = await begun("Plumber");
  await decide("roofing", 1, { trades: ["plumbing"], isFeatured: true });
  await decide("food", 1, { state: "retired" });
  await decide("art", 1, { state: "hidden" });
  await sendCommand(admin, "order-templates", { request: request(), order: ["wellness"], seen: [] });
  await decide("wellness", 1, { isFeatured: true });
  expect(await begun("Plumber")).toBeGreaterThan(before);
  expect(await begun("Roofer")).toBe(before);

  const site = await createSite(account, "Weir & Sons", plumber);
  await signInSilently(account);
  await page.goto(`/dashboard/sites/${site}/edit`);
  await expect(canvas(page).getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Look", exact: true }).click();
  await page.getByText("Another design", { exact: true }).click();
  const offered = page.locator("button[aria-pressed]").filter({ has: page.locator("img") });
  await expect(offered).toHaveCount(23);
  // Made for a plumber: by its makers, and by the studio; then what the studio has hung first.
  await expect(offered.nth(0)).toHaveText(/Dry Floor.*Worn now/s);
  await expect(offered.nth(1)).toHaveText(/Rafter & Rain.*Made for your trade/s);
  await expect(offered.nth(2)).toHaveText(/Lull/);
  await sendCommand(admin, "order-templates", { request: request(), order: [], seen: ["wellness"] });
  await decide("roofing", 2, { trades: null, isFeatured: false });
  await decide("food", 2, { state: "shown" });
  await decide("art", 2, { state: "shown" });
  await decide("wellness", 2, { isFeatured: false });
});

test("a design that is changed in another window is taken up by the editor, with what is being written", async ({
  page,
  createAccount,
  signInSilently,
  createSite,
  sendCommand,
  expectConsoleError,
}) => {
  expectConsoleError(/409 \(Conflict\)/);
  const account = await createAccount();
  const site = await createSite(account, "Weir & Sons", plumber);
  await signInSilently(account);
  await page.route("**/api/be-present", (route) => route.fulfill({ json: { revision: 1, others: [] } }));
  await page.goto(`/dashboard/sites/${site}/edit`);
  const heading = canvas(page).getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  await sendCommand(account, "change-design", {
    request: crypto.randomUUID(),
    site,
    revision: 1,
    to: { kind: "design", design: "wellness" },
  });
  await heading.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("The mop is on its way");
  await expect.poll(async () => JSON.parse(await draftOf(page, site)).design).toBe("wellness");
  await expect.poll(() => draftOf(page, site)).toContain("The mop is on its way");
  await expect(canvas(page).getByRole("heading", { level: 1 })).toContainText("The mop is on its way");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
});

test("without an account, another design is looked for in the fitting room", async ({ page }) => {
  await page.goto("/make/food");
  await expect(canvas(page).getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Look", exact: true }).click();
  await expect(page.getByRole("link", { name: "See your words in all designs" })).toHaveAttribute(
    "href",
    "/start",
  );
});

for (const width of [1440, 390]) {
  test(`at ${width} px what the studio improved is shown before and after, taken, taken back, and not asked about twice`, async ({
    page,
    createAccount,
    signInSilently,
    createSite,
    sendCommand,
  }) => {
    test.slow(); // many pages are drawn
    await page.setViewportSize({ width, height: 900 });
    const account = await createAccount();
    const site = await createSite(account, "Weir & Sons", plumber);
    await sendCommand(account, "save-draft", {
      request: crypto.randomUUID(),
      site,
      revision: 1,
      patch: [{ op: "replace", path: ["theme", "radius"], value: 31 }],
    });
    // No design has a second version yet: as if this one had, and corners were what it is about.
    await page.route("**/api/draw-in-design", async (route) => {
      const answer = await route.fetch();
      const drawn = await answer.json();
      const { design } = route.request().postDataJSON();
      const improvement = { version: 2, changes: ["corners", "type"], kept: ["colours"] };
      const isOlder = design === plumber.template && drawn.differs;
      await route.fulfill({ response: answer, json: { ...drawn, ...(isOlder && { improvement }) } });
    });
    await signInSilently(account);
    await page.goto(`/dashboard/sites/${site}#design`);
    const improved = page.getByRole("region", { name: "Dry Floor was improved" });
    await expect(improved.getByText("The studio has worked on the corners and the letters.")).toBeVisible();
    await expect(improved.getByText("What you chose for yourself stays: the colors.")).toBeVisible();
    for (const title of ["As it is", "As the studio has it now"]) {
      await improved.getByText(title, { exact: true }).scrollIntoViewIfNeeded();
      await expect(
        improved.frameLocator(`iframe[title="${title}"]`).getByText("Weir & Sons").first(),
      ).toBeAttached();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await findViolations(page, "iframe")).toEqual([]);
    const first = await draftOf(page, site);

    await improved.getByRole("button", { name: "Wear the improvement" }).click();
    await expect(page.getByRole("status").getByText("as the studio has it now")).toBeVisible();
    await expect(improved).toHaveCount(0);
    expect(JSON.parse(await draftOf(page, site)).theme.radius).not.toBe(31);
    await page.getByRole("button", { name: "Back to how it was" }).click();
    await expect(improved).toBeVisible();
    expect(await draftOf(page, site)).toBe(first);

    await improved.getByRole("button", { name: "Not now" }).click();
    await expect(page.getByRole("status").getByText("It stays as it is.")).toBeVisible();
    await expect(improved).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("heading", { name: "What finds a new place" })).toBeVisible();
    await expect(improved).toHaveCount(0);
    expect(await draftOf(page, site)).toBe(first);
  });
}
