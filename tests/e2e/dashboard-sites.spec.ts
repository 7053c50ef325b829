import { randomBytes, randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp from "sharp";
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

/** What the fitting room would have kept in this browser. */
async function keepFitting(page: Page, said: object) {
  await page.addInitScript((text) => {
    if (sessionStorage.getItem("fitting-stored")) return;
    sessionStorage.setItem("fitting-stored", "yes");
    localStorage.setItem("fabula.fitting.1", text);
  }, JSON.stringify(said));
}

test("who has typed a business into the fitting room is led to a form that knows it, and one click makes the site", async ({
  page,
  createAccount,
  signInSilently,
}) => {
  await keepFitting(page, fitting);
  await signInSilently(await createAccount());
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/dashboard\/new$/);
  await expect(page.getByLabel("Your business is called")).toHaveValue("Bistro Zwölf");
  await expect(page.getByRole("combobox", { name: "Trade" })).toHaveValue("Bistro");
  await expect(page.getByLabel("Phone")).toHaveValue("+49 30 901820");
  await expect(page.getByLabel("Town")).toHaveValue("Berlin");
  await expect(page.getByText("1 service and your sentence")).toBeVisible();
  await expect(page.getByRole("radio", { name: /You came for this one/ })).toBeChecked();
  await expect(page.getByLabel("Your address")).toHaveValue(/^bistro-zwoelf/);
  await expect(page.getByText(/^bistro-zwoelf.* is free\.$/)).toBeVisible();
  const drawn = page.frameLocator("iframe").first().getByText("Bistro Zwölf").first();
  await expect(drawn).toBeAttached();

  await page.getByRole("button", { name: "Create" }).click();

  await expect(page).toHaveURL(/\/dashboard\/sites\/[\da-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1, name: "Bistro Zwölf" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Bistro Zwölf" })).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByText("1 site, none live")).toBeVisible();
});

test("a logo from the fitting room becomes a picture of the account's and the logo of its first site", async ({
  page,
  createAccount,
  signInSilently,
}) => {
  test.slow(); // its files are made
  const pixels = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#b5005a" } })
    .png()
    .toBuffer();
  await keepFitting(page, { ...fitting, logo: `data:image/png;base64,${pixels.toString("base64")}` });
  await signInSilently(await createAccount());
  await page.goto("/dashboard/new");
  await expect(page.getByText("1 service, your sentence, and your logo")).toBeVisible();
  await expect(page.getByText(/^bistro-zwoelf.* is free\.$/)).toBeVisible();
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/sites\/[\da-f-]{36}$/, { timeout: 25_000 });
  const logo = page.getByRole("group", { name: "Logo" });
  await expect(logo.getByText("Bistro Zwölf")).toBeVisible();
  await page.goto("/dashboard/pictures");
  await expect(page.getByRole("button", { name: "logo.png Bistro Zwölf" })).toBeVisible();
  await page.goto("/dashboard/new");
  await expect(page.getByLabel("Your business is called")).toHaveValue("");
});

test("what is said of the address is what holds: taken, reserved, and another one that is free", async ({
  page,
  createAccount,
  signInSilently,
  createSite,
}) => {
  const account = await createAccount();
  await createSite(account, "Taken");
  await signInSilently(account);
  await page.goto("/dashboard/new");
  await page.getByLabel("Your address").fill("admin");
  await expect(page.getByText("This address is kept for the studio.")).toBeVisible();
  await page.getByRole("button", { name: /^Take admin-\d instead$/ }).click();
  await expect(page.getByText(/^admin-\d.* is free\.$/)).toBeVisible();
  await page.getByLabel("Your business is called").fill("Müller & Søn");
  await expect(page.getByLabel("Your address")).toHaveValue(/^admin-/);
});

test("a name that is missing and a telephone number that is none are said at their fields, and nothing is made", async ({
  page,
  createAccount,
  signInSilently,
  expectConsoleError,
}) => {
  expectConsoleError(/400/);
  await signInSilently(await createAccount());
  await page.goto("/dashboard/new");
  const name = page.getByLabel("Your business is called");
  await page.getByLabel("Your address").fill(`shop-${randomBytes(4).toString("hex")}`);
  await page.getByRole("button", { name: "Create" }).click();
  expect(await name.evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);
  await name.fill("Corner shop");
  await page.getByText("Phone, town, mail, language").click();
  await page.getByLabel("Phone").fill("ring the bell");
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText(/must be a telephone number/)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/new$/);
});

test("in a low window the address covers nothing that the keyboard comes to", async ({
  page,
  createAccount,
  signInSilently,
}) => {
  await page.setViewportSize({ width: 1440, height: 620 });
  await signInSilently(await createAccount());
  await page.goto("/dashboard/new");
  const name = page.getByLabel("Your business is called");
  const trade = page.getByRole("combobox", { name: "Trade" });
  await name.focus();
  for (const next of [trade, page.getByText("Phone, town, mail, language")]) {
    await page.keyboard.press("Tab");
    await expect(next).toBeFocused();
    await expect
      .poll(() =>
        next.evaluate((it) => {
          const { x, bottom } = it.getBoundingClientRect();
          return it.contains(document.elementFromPoint(x + 4, bottom - 4));
        }),
      )
      .toBe(true);
  }
});

test("sites are listed with their state, found by name, renamed, put into the trash and taken out again", async ({
  page,
  createAccount,
  signInSilently,
  createSite,
}) => {
  const account = await createAccount();
  await createSite(account, "Bakery");
  await createSite(account, "Atelier");
  await signInSilently(account);
  await page.goto("/dashboard/sites");
  await expect(page.getByRole("heading", { level: 1, name: "Two sites, all still drafts" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search by name or address" }).fill("bak");
  await expect(page).toHaveURL(/\?q=bak$/);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Bakery"]);
  await page.reload();
  await expect(page.getByRole("searchbox")).toHaveValue("bak");
  await page.getByRole("searchbox").fill("");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Atelier", "Bakery"]);

  await page.getByLabel("More for Bakery").click();
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByLabel("New name").fill("Bäckerei");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Bäckerei" })).toBeVisible();

  await page.getByRole("button", { name: "Move to trash" }).click();
  await expect(page.getByText("Bäckerei is in the trash.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "One site, still a draft" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Two sites, all still drafts" })).toBeVisible();
});

test("whatever is done with a site by keyboard, the focus stays where one goes on, and all are found again", async ({
  page,
  createAccount,
  signInSilently,
  createSite,
}) => {
  const account = await createAccount();
  await createSite(account, "Bakery");
  await createSite(account, "Atelier");
  await signInSilently(account);
  await page.goto("/dashboard/sites");
  await page.getByLabel("More for Bakery").press("Enter");
  await page.getByRole("button", { name: "Rename" }).press("Enter");
  await page.getByLabel("New name").fill("Bäckerei");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Bäckerei" })).toBeFocused();
  await page.getByRole("button", { name: "Move to trash" }).press("Enter");
  await expect(page.getByText("Bäckerei is in the trash.")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Two sites" })).toBeFocused();

  await page.getByRole("searchbox").fill("nothing like it");
  await page.getByRole("button", { name: "Show all" }).press("Enter");
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(2);
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await page.getByRole("link", { name: "Atelier" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Atelier" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
});

for (const width of [1440, 390]) {
  test(`one site has the row, and no place beside two is left empty, at ${width} px`, async ({
    page,
    createAccount,
    signInSilently,
    createSite,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const account = await createAccount();
    await createSite(account, "Bakery");
    await signInSilently(account);
    await page.goto("/dashboard/sites");
    const cards = page.getByRole("main").getByRole("list").getByRole("listitem");
    /** The part of the list, without its own edges, that its cards fill. */
    const filled = () =>
      cards.evaluateAll((all) => {
        const boxes = all.map((card) => card.getBoundingClientRect());
        const list = all[0]?.parentElement?.getBoundingClientRect();
        return (
          boxes.reduce((sum, box) => sum + box.width * box.height, 0) / (list ? list.width * list.height : 1)
        );
      });
    await expect(cards).toHaveCount(1);
    expect(await filled()).toBeGreaterThan(0.98);
    await createSite(account, "Atelier");
    await page.reload();
    await expect(cards).toHaveCount(2);
    expect(await filled()).toBeGreaterThan(0.98);
  });
}

test("a copy of a site begins from its card with what it says", async ({
  page,
  createAccount,
  signInSilently,
  createSite,
}) => {
  const account = await createAccount();
  await createSite(account, "Bakery");
  await signInSilently(account);
  await page.goto("/dashboard/sites");
  await page.getByLabel("More for Bakery").click();
  await page.getByRole("link", { name: "Duplicate" }).click();
  await expect(page.getByRole("radio", { name: "A copy of one of my sites" })).toBeChecked();
  await expect(page.getByText(/^bakery-a-copy.* is free\.$/)).toBeVisible();
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bakery, a copy" })).toBeVisible();
});

test("a site's page is nobody's who does not work on it, and an id of nothing is said to be none", async ({
  page,
  createAccount,
  signInSilently,
  createSite,
}) => {
  const site = await createSite(await createAccount(), "Bakery");
  await signInSilently(await createAccount());
  for (const id of [site, randomUUID()]) {
    const response = await page.goto(`/dashboard/sites/${id}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: "No such site" })).toBeVisible();
  }
});

test("the owner gives a site another name and address in its settings, by keyboard", async ({
  page,
  createAccount,
  signInSilently,
  createSite,
}) => {
  const account = await createAccount();
  const site = await createSite(account, "Bakery");
  await signInSilently(account);
  await page.goto(`/dashboard/sites/${site}`);
  await page.getByRole("tab", { name: "Content" }).focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("tab", { name: "Settings" })).toHaveAttribute("aria-selected", "true");
  const address = `bakery-${randomBytes(4).toString("hex")}`;
  await page.getByLabel("Name", { exact: true }).fill("Old bakery");
  await page.getByLabel("Address", { exact: true }).fill(address);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Old bakery" })).toBeVisible();
  await expect(page.getByText(`http://${address}.`)).toBeVisible();
});

test("on a phone the rooms of the dashboard are one menu, which Escape closes", async ({
  page,
  createAccount,
  signInSilently,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInSilently(await createAccount());
  await page.goto("/dashboard");
  const menu = page.getByRole("banner").getByRole("button", { name: "Menu" });
  await menu.click();
  await expect(page.getByRole("navigation", { name: "Rooms" }).getByRole("link")).toHaveText([
    "Create New Site",
    "My Websites",
    "Brand Settings",
    "Analytics",
    "Billing",
    "Support",
  ]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("navigation", { name: "Rooms" })).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await page.getByRole("navigation", { name: "Rooms" }).getByRole("link", { name: "My Websites" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "No site yet" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Rooms" })).toBeHidden();
});

test("what to do next is no taller than it is beside a long name, and nothing is published of a draft that has changed since its check", async ({
  page,
  createAccount,
  createSite,
  sendCommand,
  signInSilently,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 409/);
  const account = await createAccount();
  const site = await createSite(account, "Donaudampfschifffahrtsgesellschaft mbH & Co. KG");
  await signInSilently(account);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/dashboard/sites/${site}#people`);
  const publish = page.getByRole("button", { name: "Publish", exact: true });
  expect((await publish.boundingBox())?.height).toBeLessThan(60);
  await publish.press("Enter");
  const held = page.getByRole("alert");
  await expect(held.getByRole("heading", { name: "Some words are still those of the design" })).toBeVisible();
  await expect(held.getByRole("link", { name: "Go over them" })).toHaveAttribute("href", /\/edit$/);
  await sendCommand(account, "save-draft", {
    request: randomUUID(),
    site,
    revision: 1,
    patch: [{ op: "replace", path: ["facts", "phone"], value: "+49 30 5550101" }],
  });
  const asIs = held.getByRole("button", { name: "Publish as it is" });
  await asIs.press("Enter");
  await expect(page.getByText("so nothing was published. Look at it again.")).toBeVisible();
  await asIs.press("Enter");
  await expect(page.getByRole("heading", { name: "It is live" })).toBeVisible();
});
