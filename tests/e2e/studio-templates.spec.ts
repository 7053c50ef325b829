import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";

const cards = (page: Page) => page.locator("[data-design]:visible");
const row = (page: Page, brand: string) =>
  page
    .getByRole("list", { name: "Templates" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: brand }) });

/** The designs of the wall, in their order, as the server sends them to whoever runs no script. */
async function wallOf(page: Page): Promise<string[]> {
  const html = await (await page.request.get("/start")).text();
  return Array.from(html.matchAll(/<li (?!hidden)[^>]*data-design="([a-z]+)"/g), ([, slug = ""]) => slug);
}

test("the studio hides a template, marks it, gives it trades and takes that back, and the fitting room follows", async ({
  page,
  browser,
  product,
  createAccount,
  signInSilently,
}) => {
  const before = await wallOf(page);
  expect(before).toHaveLength(25);
  await signInSilently(await createAccount("admin"));
  await page.goto("/admin");
  await page
    .getByRole("link", { name: /Website Templates/ })
    .first()
    .click();
  // Others may have made some of their own here, which are hidden.
  const headline = page.getByRole("heading", { level: 1 });
  await expect(headline).toHaveText(/^25 (?:templates, all of them|of \d+ templates are) shown$/);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("searchbox").fill("Goldsmith");
  await expect(page).toHaveURL(/q=Goldsmith/);
  await expect(page.getByRole("list", { name: "Templates" }).getByRole("heading")).toHaveText(["Aurelle"]);
  await page.getByRole("link", { name: "Aurelle" }).click();

  await expect(
    page.frameLocator('iframe[title="A page of Aurelle"]').getByRole("heading", { level: 1 }),
  ).toBeVisible();
  await page.getByRole("button", { name: "390" }).click();
  await page.getByRole("combobox", { name: "Page" }).selectOption({ label: "heritage" });
  await expect(page.getByText("A page of Aurelle", { exact: true })).toBeVisible();
  expect(await findViolations(page, "iframe")).toEqual([]);

  await page.getByRole("button", { name: "Hide it" }).click();
  await expect(page.getByText("Aurelle is hidden.", { exact: true })).toBeVisible();
  const visitor = await browser.newPage({ baseURL: product.url });
  await visitor.goto("/start");
  await expect(cards(visitor)).toHaveCount(24);
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText("Twenty-four websites");
  await expect(visitor.getByRole("heading", { name: "Twenty-four designs" })).toBeAttached();
  // Whoever has its link tries it on.
  await visitor.goto("/start?design=luxury");
  await expect(cards(visitor)).toHaveCount(25);
  await expect(cards(visitor).first()).toHaveAttribute("data-design", "luxury");

  await page.getByRole("button", { name: "Undo the last change" }).click();
  await expect(page.getByText("Taken back.", { exact: true })).toBeVisible();
  await page.getByRole("checkbox", { name: /Mark it as the studio's choice/ }).click();
  await expect(page.getByText("Aurelle is the studio's choice.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Choose trades" }).click();
  await page.getByRole("checkbox", { name: "Bakery" }).check();
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await expect(page.getByText("Bakery, Jeweller", { exact: true })).toBeVisible();
  await visitor.goto("/start");
  await expect(visitor.locator('[data-design="luxury"]').getByText("The studio's choice")).toBeVisible();
  await visitor.getByLabel("Trade").fill("Patisserie");
  await visitor.getByLabel("Trade").blur();
  await expect(visitor.locator('[data-design="luxury"]').getByText("Made for your trade")).toBeVisible();
  await visitor.close();

  await page.getByRole("button", { name: "As its makers say" }).click();
  await expect(page.getByText("As its makers say: Jeweller.", { exact: true })).toBeVisible();
  await page.getByRole("checkbox", { name: /Mark it as the studio's choice/ }).click();
  await expect(page.getByText("Aurelle is one among all again.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Write a note on version 1" }).click();
  await page.getByRole("textbox", { name: "Note on version 1" }).fill("As it came");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("As it came", { exact: true })).toBeVisible();
  await expect(page.getByText("The note on version 1 is kept.", { exact: true })).toBeVisible();
  // The last change is the note, and not what was decided before it.
  await page.getByRole("button", { name: "Undo the last change" }).click();
  await expect(page.getByText("No note yet.", { exact: true })).toBeVisible();
  await expect(page.getByText("Taken back.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo the last change" }).click();
  await expect(page.getByText("As it came", { exact: true })).toBeVisible();
  expect(await wallOf(page)).toEqual(before);
});

test("templates are moved by keyboard, and the wall hangs as they do until that is undone", async ({
  page,
  createAccount,
  signInSilently,
}) => {
  const before = await wallOf(page);
  await signInSilently(await createAccount("admin"));
  await page.goto("/admin/templates");
  const up = row(page, "Hexfall").getByRole("button", { name: "Move Hexfall up" });
  await up.press("Enter");
  await expect(page.getByText("Hexfall hangs at place 1 now.")).toBeVisible();
  await expect.poll(async () => (await wallOf(page)).slice(0, 2)).toEqual(["gaming", "luxury"]);
  await row(page, "Tessel").getByRole("combobox").selectOption({ label: "Hexfall" });
  await expect(page.getByText("Tessel hangs at place 1 now.")).toBeVisible();
  expect((await wallOf(page)).slice(0, 3)).toEqual(["saas", "gaming", "luxury"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("list", { name: "Templates" }).getByRole("heading").first()).toHaveText(
    "Hexfall",
  );
  await page.getByRole("button", { name: "Hang them as the catalogue has them" }).click();
  await expect(page.getByText("The templates hang as the catalogue has them.")).toBeVisible();
  expect(await wallOf(page)).toEqual(before);
  await page.getByRole("combobox", { name: "By" }).selectOption({ label: "weight" });
  await expect(page).toHaveURL(/sort=weight/);
  await expect(page.getByText("To move templates, look at all of them as they hang.")).toBeVisible();
  // The table is what is listed.
  await page.getByRole("searchbox").fill("Goldsmith");
  await expect(page.getByRole("list", { name: "Templates" }).getByRole("heading")).toHaveText(["Aurelle"]);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a table (CSV)" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("templates.csv");
  const lines = (await readFile(await saved.path(), "utf8")).trim().split("\r\n");
  expect([lines.length, lines[1]]).toEqual([2, expect.stringMatching(/^"?luxury/)]);
});

test("no site begins with a retired template, and one that began with it is published on", async ({
  page,
  browser,
  product,
  createAccount,
  createSite,
  publishSite,
  sendCommand,
  sessionFragment,
}) => {
  const [admin, customer] = [await createAccount("admin"), await createAccount()];
  const site = await createSite(customer, "Clay & Sons", { template: "gardening", trade: "Gardener" });
  const retire = { template: "gardening", seen: 1, change: { state: "retired" } };
  await sendCommand(admin, "set-template", { request: crypto.randomUUID(), ...retire });

  await page.goto(`/dashboard/new?design=gardening#${(await sessionFragment(customer)).fragment}`);
  const designs = page.getByRole("group", { name: /design/i }).getByRole("radio");
  await expect(designs).toHaveCount(24);
  await expect(page.locator('input[value="gardening"]')).toHaveCount(0);
  await expect(page.getByText("begins no new sites with Marigold & Mud any more")).toBeVisible();
  await page.goto(`/dashboard/sites/${site}?tab=design`);
  expect((await publishSite(customer, site)).href).toContain("http");

  const visitor = await browser.newPage({ baseURL: product.url });
  await visitor.goto("/start?design=gardening");
  await expect(cards(visitor)).toHaveCount(24);
  await visitor.goto("/demos/gardening");
  await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
  await visitor.close();
  const undo = { template: "gardening", seen: 2, change: { state: "shown" } };
  await sendCommand(admin, "set-template", { request: crypto.randomUUID(), ...undo });
  await page.goto("/dashboard/new");
  await expect(designs).toHaveCount(25);
});

test("a customer has no way to the templates of the studio", async ({
  page,
  createAccount,
  signInSilently,
}) => {
  await signInSilently(await createAccount());
  await page.goto("/admin/templates/luxury");
  await expect(page).toHaveURL(/\/dashboard$/);
});
