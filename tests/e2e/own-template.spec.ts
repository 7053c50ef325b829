import type { Product } from "../start-product.ts";
import { findViolations } from "./find-violations.ts";
import { expect, test as shared, useProduct } from "./fixtures.ts";

/** A product of its own, because one design more hangs in it from then on. */
const test = shared.extend<object, { product: Product }>({
  product: [useProduct, { scope: "worker", timeout: 90_000 }],
});

test("the studio publishes a site and makes a template of it; a visitor tries it on, and a customer begins with it and publishes", async ({
  page,
  product,
  createAccount,
  signInSilently,
  createSite,
  publishSite,
  sendCommand,
}) => {
  test.slow();
  const admin = await createAccount("admin");
  const site = await createSite(admin, "Quillhouse", { template: "plumbing", trade: "Plumber" });
  await publishSite(admin, site, "with");
  await signInSilently(admin);
  await page.goto(`/dashboard/sites/${site}#versions`);
  const versions = page.getByRole("region", { name: "Versions" });
  await expect(versions.getByRole("listitem")).toHaveText([/Version 1.*Make a template of it/s]);
  await versions.getByRole("link", { name: "Make a template of it" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Make a template" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Site" })).toHaveValue(site);
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel("It is called").fill("Harbour light");
  await page.getByLabel("Made for").fill("Plumbing by the sea");
  await page.getByRole("checkbox", { name: "Plumber", exact: true }).check();
  await page.getByLabel("What this version is").fill("As it was first");
  await page.getByRole("button", { name: "Make a template of it" }).click();
  await expect(page.getByText("Harbour light hangs in the fitting room now.")).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/admin/templates/studio-harbour-light`);

  // It shows itself: its own pages as its own, and no picture of the design that it is made of.
  const stage = page.frameLocator('iframe[title="A page of Harbour light"]');
  await expect(stage.getByText("Harbour light").first()).toBeVisible();
  const pages = page.getByRole("combobox", { name: "Page" });
  await expect(pages.getByRole("option")).toHaveText(["Home", "services"]);
  await pages.selectOption("services");
  await page.getByRole("button", { name: "768", exact: true }).click();
  await expect(page.getByText("A page of Harbour light", { exact: true })).toBeVisible();
  expect(await findViolations(page, "iframe")).toEqual([]);
  // Its link, which whoever has it tries it on with also while it is hidden.
  const link = await page.getByRole("link", { name: "Try it on" }).getAttribute("href");
  await page.goto("/admin/templates?q=harbour");
  const listed = page.getByRole("list", { name: "Templates" });
  await expect(listed.getByRole("heading")).toHaveText(["Harbour light"]);
  await expect(listed.locator("iframe").contentFrame().getByText("Harbour light").first()).toBeAttached();
  await expect(listed.locator("img")).toHaveCount(0);

  // A visitor, who sees it as it is, and as their own.
  const visit = await (await page.context().browser())?.newContext();
  if (!visit) throw new Error("no browser");
  const visitor = await visit.newPage();
  await visitor.goto(`${product.url}/start`);
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText("Twenty-six websites put it on.");
  const card = visitor.locator('[data-design="studio-harbour-light"]');
  await card.scrollIntoViewIfNeeded();
  const worn = card.locator("iframe").contentFrame();
  await expect(worn.getByText("Harbour light").first()).toBeAttached();
  await expect(card).toContainText("Plumbing by the sea");
  expect(await worn.locator("html").innerHTML()).not.toMatch(/Quillhouse/i);
  await visitor.getByLabel("Your business is called").fill("Blue Door");
  await card.scrollIntoViewIfNeeded();
  await expect(worn.getByText("Blue Door").first()).toBeAttached();
  expect(await findViolations(visitor, "iframe")).toEqual([]);
  await card.scrollIntoViewIfNeeded();
  await card.getByRole("button", { name: "See Harbour light large" }).click();
  const large = visitor.getByRole("dialog", { name: "Harbour light" });
  await expect(large.getByRole("link", { name: "Make this yours" })).toHaveAttribute(
    "href",
    "/dashboard/new?design=studio-harbour-light",
  );

  // Hidden, it is on no list, and there for whoever has its link.
  await sendCommand(admin, "set-template", {
    request: crypto.randomUUID(),
    template: "studio-harbour-light",
    seen: 1,
    change: { state: "hidden" },
  });
  await visitor.goto(`${product.url}/start`);
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText("Twenty-five websites put it on.");
  await expect(card).toHaveCount(0);
  expect(await (await visitor.request.get(`${product.url}/api/templates`)).text()).not.toContain("Harbour");
  await visitor.goto(product.url + link);
  await expect(visitor.locator("[data-design]:visible").first()).toHaveAttribute(
    "data-own",
    /studio-harbour/,
  );
  await expect(worn.getByText("Blue Door").first()).toBeAttached();
  await visit.close();

  // A customer, by the link.
  const customer = await createAccount();
  await page.evaluate(() => localStorage.clear());
  await page.goto("/dashboard/new?design=studio-harbour-light");
  await page.getByLabel("Email").fill(customer.email);
  await page.getByLabel("Password", { exact: true }).fill(customer.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  const choice = page.getByRole("radio", { name: /Harbour light/ });
  await expect(choice).toBeChecked();
  await page.getByLabel("Your business is called").fill("Blue Door");
  await expect(page.getByText(/^blue-door.* is free\.$/)).toBeVisible();
  expect(await findViolations(page, "iframe")).toEqual([]);
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/sites\/[\da-f-]{36}/);
  const own = /sites\/([\da-f-]{36})/.exec(page.url())?.[1] ?? "";
  const home = await publishSite(customer, own, "with");
  const response = await page.goto(home.href);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/Blue Door/);
  expect(await page.content()).not.toMatch(/Quillhouse|Harbour light/i);
});

test("nobody begins with a template of the studio's that is retired, and whoever has its link is told", async ({
  page,
  createAccount,
  createSite,
  publishSite,
  sendCommand,
  signInSilently,
}) => {
  const [admin, customer] = [await createAccount("admin"), await createAccount()];
  const site = await createSite(admin, "Quillhouse", { template: "plumbing", trade: "Plumber" });
  await publishSite(admin, site, "with");
  const request = () => crypto.randomUUID();
  const as = { kind: "new", name: "Old pier", industry: "Plumbing by the sea", trades: ["plumbing"] };
  await sendCommand(admin, "make-template", { request: request(), site, version: 1, as, note: "First" });
  const retired = { template: "studio-old-pier", seen: 1, change: { state: "retired" } };
  await sendCommand(admin, "set-template", { request: request(), ...retired });
  await signInSilently(customer);
  await page.goto("/dashboard/new?design=studio-old-pier");
  await expect(page.getByText("begins no new sites with Old pier any more")).toBeVisible();
  await expect(page.locator('input[value="studio-old-pier"]')).toHaveCount(0);
});
