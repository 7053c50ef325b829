import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import { askSite } from "./ask-site.ts";
import { expect, test } from "./fixtures.ts";

/** The address of which a file of `site/` is what a static host would answer. */
function addressOf(name: string): string {
  if (name === "404.html") return "/nowhere";
  return `/${name.replace(/(^|\/)index\.html$/, "").replace(/\/404\.html$/, "/nowhere")}`;
}

test("by keyboard a published site is exported, byte for byte as it is served, and its zip becomes a site that says the same", async ({
  page,
  product,
  createAccount,
  sessionFragment,
  signInSilently,
  createSite,
  publishSite,
}) => {
  test.setTimeout(180_000); // a site is drawn, packed and read again
  const account = await createAccount();
  const site = await createSite(account, "Lampwick", { template: "restaurant", trade: "Restaurant" });
  const home = await publishSite(account, site);
  await signInSilently(account);
  await page.goto(`/dashboard/sites/${site}#settings`);
  const downloads = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export this site" }).press("Enter");
  const download = await downloads;
  await expect(page.getByRole("status").filter({ hasText: "is among your downloads" })).toBeVisible();
  const zip = await readFile(await download.path());
  const files = new Map(Object.entries(unzipSync(zip)));
  expect([...files.keys()]).toEqual(expect.arrayContaining(["site.json", "messages.csv", "site/index.html"]));
  const served = [...files].filter(([name]) => name.startsWith("site/") && !name.endsWith("/"));
  expect(served.length).toBeGreaterThan(20);
  for (const [name, bytes] of served) {
    const path = addressOf(name.slice("site/".length));
    const { status, body } = await askSite(new URL(path, home));
    expect([name, status]).toEqual([name, path.endsWith("/nowhere") ? 404 : 200]);
    expect(body.equals(bytes), name).toBe(true);
  }

  await page.goto("/dashboard/new");
  await page.getByRole("button", { name: "Begin from an export" }).press("Enter");
  const form = page.locator("form").filter({ has: page.getByLabel("The zip") });
  const chooser = page.waitForEvent("filechooser");
  await form.getByLabel("The zip").press("Enter");
  await (await chooser).setFiles({ name: "lampwick.zip", mimeType: "application/zip", buffer: zip });
  await expect(form.getByLabel("What you call it")).toHaveValue("lampwick");
  await form.getByLabel("What you call it").fill("Lampwick again");
  await expect(form.getByText(/ is free\.$/)).toBeVisible();
  await form.getByRole("button", { name: "Create My Site" }).press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/sites\/[0-9a-f-]{36}/, { timeout: 30_000 });
  const [again = ""] = /[0-9a-f-]{36}/.exec(page.url()) ?? [];
  expect(again).not.toBe(site);
  await expect(page.getByRole("heading", { name: "Lampwick again" })).toBeVisible();
  const preview = page.frameLocator('iframe[title="The page as it will be"]');
  await expect(preview.getByRole("heading", { level: 1 })).toBeAttached();

  const { accessToken } = await sessionFragment(account);
  const documentOf = async (id: string) => {
    const response = await fetch(`${product.url}/rest/v1/drafts?select=document&site=eq.${id}`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    return response.text();
  };
  expect(await documentOf(again)).toBe(await documentOf(site));
});
