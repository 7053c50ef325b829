import { randomUUID } from "node:crypto";
import type { Product } from "../start-product.ts";
import { askSite } from "./ask-site.ts";
import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";

/** Says of a domain what its records would have, which no name server of this machine's knows. */
async function settle(product: Product, site: string, host: string, state: object): Promise<void> {
  const address = `${product.url}/rest/v1/domains?site=eq.${site}&host=eq.${host}`;
  const response = await fetch(address, {
    method: "PATCH",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${product.secretKey}`,
      apikey: product.secretKey,
    },
    body: JSON.stringify(state),
  });
  expect(response.ok, await response.clone().text()).toBe(true);
}

for (const width of [1440, 390]) {
  test(`at ${width} px an owner brings a domain, is told its records, and has the site known by it`, async ({
    page,
    product,
    createAccount,
    signInSilently,
    createSite,
    publishSite,
    expectConsoleError,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const account = await createAccount();
    const site = await createSite(account);
    await publishSite(account, site, "without");
    await signInSilently(account);
    await page.goto(`/dashboard/sites/${site}#addresses`);
    const part = page.getByRole("region", { name: "Where visitors find it" });
    const host = `shop-${site.slice(0, 8)}.example`;

    expectConsoleError(/400 \(Bad Request\)/);
    await part.getByLabel("Your domain").fill("https://example.com/");
    await part.getByRole("button", { name: "Add the domain" }).click();
    await expect(part.getByText("must be a name such as www.example.com")).toBeVisible();
    await part.getByLabel("Your domain").fill(host.toUpperCase());
    await expect(part.getByRole("checkbox", { name: `www.${host} as well` })).toBeChecked();
    await expect(part.getByRole("radio", { name: host, exact: true })).toBeChecked();
    await part.getByRole("button", { name: "Add both domains" }).click();

    const rowOf = (name: string) =>
      part.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
    const [row, twin] = [rowOf(host), rowOf(`www.${host}`)];
    await expect(row.getByText("The site is known by it as soon as it leads here.")).toBeVisible();
    await expect(twin.getByText(`_fabula.www.${host}`, { exact: true })).toBeVisible();
    await part.getByRole("button", { name: "Check both now" }).click();
    await expect(part.getByText(`www.${host}: Waiting for its records.`)).toBeVisible();
    await expect(row.getByText("Waiting for its records.")).toBeVisible();
    await expect(row.getByText(`_fabula.${host}`, { exact: true })).toBeVisible();
    await expect(row.getByRole("button", { name: "Copy the value of the TXT record" })).toBeVisible();
    await expect(row.getByRole("button", { name: "Make it known" })).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);

    await settle(product, site, host, { state: "verified", problem: null });
    await page.reload();
    await expect(row.getByText("Yours, and it leads here.")).toBeVisible();
    await row.getByRole("button", { name: `Make it known by this one: ${host}` }).click();
    await expect(row.getByText("Known by this one", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Visit the site" })).toHaveAttribute(
      "href",
      new RegExp(`^http://${host}(:|/)`),
    );
    await page.goto(`/dashboard/sites/${site}/edit`);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByRole("dialog").getByRole("link", { name: "Visit the site" })).toHaveAttribute(
      "href",
      new RegExp(`^http://${host}(:|/)`),
    );
    await page.goto(`/dashboard/sites/${site}#addresses`);
    await part.getByRole("button", { name: "Remove both" }).click();
    await expect(row).toHaveCount(0);
    await expect(twin).toHaveCount(0);
    // One alone is brought alone, and the other can still come.
    await part.getByLabel("Your domain").fill(host);
    await part.getByRole("checkbox", { name: `www.${host} as well` }).uncheck();
    await part.getByRole("button", { name: "Add the domain" }).click();
    await row.getByRole("button", { name: `Bring www.${host} too` }).click();
    await expect(twin).toHaveCount(1);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
  });
}

test("earlier addresses lead to pages, and one that would go round in a circle is told so", async ({
  page,
  createAccount,
  signInSilently,
  createSite,
  publishSite,
  expectConsoleError,
}) => {
  expectConsoleError(/400 \(Bad Request\)/);
  const account = await createAccount();
  const site = await createSite(account);
  const address = await publishSite(account, site, "without");
  await signInSilently(account);
  await page.goto(`/dashboard/sites/${site}#addresses`);
  const part = page.getByRole("region", { name: "Earlier addresses" });
  await part.getByLabel("From").fill("//evil.test");
  await part.getByRole("button", { name: "Lead it there" }).click();
  await expect(part.getByText("must be a path of this site")).toBeVisible();
  await part.getByLabel("From").fill("/index.php/");
  await part.getByRole("button", { name: "Lead it there" }).click();
  await expect(part.getByRole("listitem")).toContainText(["/index.php"]);
  const led = await askSite(new URL("/index.php?a=1", address));
  expect([led.status, led.location]).toEqual([308, "/?a=1"]);
  await part.getByRole("button", { name: "Remove the way from /index.php" }).click();
  await expect(part.getByText("No address leads on yet.")).toBeVisible();
  await expect.poll(async () => (await askSite(new URL("/index.php", address))).status).toBe(404);
});

test("a page is left out of search engines, and the page for lost visitors says the owner's words", async ({
  page,
  createAccount,
  signInSilently,
  createSite,
  publishSite,
}) => {
  const account = await createAccount();
  const site = await createSite(account);
  await signInSilently(account);
  await page.goto(`/dashboard/sites/${site}#addresses`);
  const part = page.getByRole("region", { name: "Found and shared" });
  await part.getByRole("button", { name: "Change what is found of Home" }).click();
  const title = part.getByLabel("Title in the browser’s tab and in search results");
  await title.fill("Bread, and nothing else");
  await part.getByRole("checkbox", { name: "Leave this page out of search engines" }).check();
  const card = part.getByRole("figure", { name: "When somebody sends it on" });
  await expect(card.getByText("Publishing draws it like this")).toBeVisible();
  const [, shown = ""] = (await card.locator("img").getAttribute("src"))?.split("base64,") ?? [];
  expect(await findViolations(page)).toEqual([]);
  await part.getByRole("button", { name: "Keep this" }).click();
  const line = part.getByRole("button", { name: "Change what is found of Home" });
  await expect(line).toBeFocused();
  await expect(line).toHaveAttribute("aria-expanded", "false");
  const first = part.getByRole("listitem").first();
  await expect(first).toContainText("Bread, and nothing else");
  await expect(first).toContainText("Left out of searches");
  await page.getByRole("button", { name: "Write your own words" }).click();
  await expect(page).toHaveURL(/part=page%3A%2F404#content$/);
  const address = await publishSite(account, site, "without");
  const home = String((await askSite(address)).body);
  expect(home).toContain('<meta name="robots" content="noindex">');
  expect(home).toContain("<title>Bread, and nothing else</title>");
  const shared = /property="og:image" content="([^"]+)"/.exec(home)?.[1] ?? "";
  expect((await askSite(new URL(shared))).body.toString("base64")).toBe(shown);
  expect(String((await askSite(new URL("/sitemap.xml", address))).body)).not.toContain(
    `<loc>${address}</loc>`,
  );
  expect((await askSite(new URL(`/${randomUUID()}`, address))).status).toBe(404);
});
