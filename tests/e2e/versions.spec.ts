import { randomUUID } from "node:crypto";
import { findViolations } from "./find-violations.ts";
import { type Account, expect, test } from "./fixtures.ts";

type Send = <Answer>(account: Account, name: string, input: object) => Promise<Answer>;
type Step = { op: "replace"; path: string[]; value: unknown };

const phones = ["+49 30 5550101", "+49 30 5550102", "+49 30 5550103"] as const;

/** Changes the telephone number of a draft; gives the revision. */
async function call(send: Send, account: Account, site: string, revision: number, phone: string) {
  const patch: Step[] = [{ op: "replace", path: ["facts", "phone"], value: phone }];
  const saved = await send<{ revision: number }>(account, "save-draft", {
    request: randomUUID(),
    site,
    revision,
    patch,
  });
  return saved.revision;
}

for (const width of [1440, 390]) {
  test(`at ${width} px somebody looks at an earlier version beside the draft, goes live with it, and brings it into the draft and back`, async ({
    page,
    createAccount,
    signInSilently,
    sendCommand,
    createSite,
    publishSite,
  }) => {
    test.slow();
    const account = await createAccount();
    const site = await createSite(account, "Weir & Sons", { template: "plumbing", trade: "Plumber" });
    let revision = await call(sendCommand, account, site, 1, phones[0]);
    const home = await publishSite(account, site);
    revision = await call(sendCommand, account, site, revision, phones[1]);
    await publishSite(account, site);
    await call(sendCommand, account, site, revision, phones[2]);
    await page.setViewportSize({ width, height: 900 });
    await signInSilently(account);
    await page.goto(`/dashboard/sites/${site}`);
    await page.getByRole("tab", { name: "Versions" }).click();

    const list = page.getByRole("region", { name: "Versions" });
    await expect(list.getByRole("heading", { level: 2, name: "Version 2 is live" })).toBeVisible();
    await expect(list.getByRole("listitem")).toHaveText([
      /Version 2.*Live.*Facts: phone.*by you.*KiB/s,
      /Version 1.*The first version.*by you/s,
    ]);
    expect(await findViolations(page, "iframe")).toEqual([]);
    await list.getByRole("link", { name: "Version 1" }).click();

    await expect(page.getByRole("region", { name: "Version 1 beside The draft: Home" })).toBeVisible();
    const shown = (name: string) => page.locator(`iframe[title="${name}"]`).contentFrame();
    await expect(shown("Version 1").getByText(phones[0]).first()).toBeAttached();
    await expect(shown("The draft").getByText(phones[2]).first()).toBeAttached();
    await page.getByRole("button", { name: "What is live" }).click();
    await expect(shown("What is live: version 2").getByText(phones[1]).first()).toBeAttached();
    expect(await findViolations(page, "iframe")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    await page.getByRole("button", { name: "Go live with this" }).click();
    await expect(page.getByText("Version 1 is live. The draft is as it was.")).toBeVisible();
    await expect(page.getByText("This is what visitors see.")).toBeVisible();
    const visit = await page.context().newPage();
    await visit.goto(home.href);
    await expect(visit.getByText(phones[0]).first()).toBeAttached();
    await visit.close();

    await page.getByRole("button", { name: "Bring into the draft" }).click();
    const asked = page.getByRole("region", { name: "The draft becomes version 1" });
    await expect(asked.getByRole("listitem")).toHaveText(["Facts: phone"]);
    await expect(asked.getByText("Undo brings it back")).toBeVisible();
    await asked.getByRole("button", { name: "Put it into the draft" }).click();
    await expect(page.getByText("The draft is version 1 now.")).toBeVisible();
    await expect(page.getByText("The draft says just what this version says.")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Version 1 was put into the draft")).toBeVisible();
    expect(await findViolations(page, "iframe")).toEqual([]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("The draft is as it was.", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Bring into the draft" })).toBeVisible();
  });
}

test("by keyboard a version gets a name, its bar is moved, it goes into the draft, and what an editor has open follows", async ({
  page,
  createAccount,
  signInSilently,
  sendCommand,
  createSite,
  publishSite,
}) => {
  test.slow();
  const account = await createAccount();
  const site = await createSite(account, "Weir & Sons", { template: "plumbing", trade: "Plumber" });
  const revision = await call(sendCommand, account, site, 1, phones[0]);
  await publishSite(account, site);
  await call(sendCommand, account, site, revision, phones[1]);
  await signInSilently(account);
  const editor = await page.context().newPage();
  await page.goto(`/dashboard/sites/${site}?version=1#versions`);
  await expect(page.getByRole("heading", { level: 2, name: "Version 1" })).toBeFocused();

  await page.getByRole("button", { name: "Name it" }).press("Enter");
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Name it" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await page.keyboard.type("Before the summer");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Before the summer" })).toBeVisible();
  await expect(page.getByText("It is called “Before the summer” now.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change its name" })).toBeFocused();

  await page.getByRole("button", { name: "Swipe" }).press("Enter");
  const bar = page.getByRole("slider", { name: "How much of the version is shown" });
  await bar.press("End");
  await expect(bar).toHaveAttribute("aria-valuetext", "100 percent");
  await bar.press("Home");
  await expect(bar).toHaveAttribute("aria-valuetext", "0 percent");

  await editor.goto(`/dashboard/sites/${site}/edit`);
  const drawn = editor.frameLocator("iframe").first().getByText(phones[1]).first();
  await expect(drawn).toBeAttached();
  await page.getByRole("button", { name: "Bring into the draft" }).press("Enter");
  await expect(page.getByRole("heading", { name: "The draft becomes version 1" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Bring into the draft" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "The draft becomes version 1" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Put it into the draft" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("The draft is version 1 now.")).toBeFocused();
  await expect(editor.frameLocator("iframe").first().getByText(phones[0]).first()).toBeAttached();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The draft is as it was.", { exact: true })).toBeVisible();
  await expect(drawn).toBeAttached();
});

test("a site that was never published says so, and whoever only reads it is offered nothing that they may not do", async ({
  page,
  product,
  createAccount,
  signInSilently,
  createSite,
  publishSite,
}) => {
  test.slow();
  const [owner, viewer] = [await createAccount(), await createAccount()];
  const [fresh, shown] = [await createSite(viewer), await createSite(owner)];
  await publishSite(owner, shown);
  const answer = await fetch(`${product.url}/rest/v1/site_members`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${product.secretKey}`,
      apikey: product.secretKey,
    },
    body: JSON.stringify({ site: shown, user_id: viewer.id, role: "viewer" }),
  });
  expect(answer.ok).toBe(true);
  await signInSilently(viewer);
  await page.goto(`/dashboard/sites/${fresh}#versions`);
  await expect(page.getByRole("heading", { level: 2, name: "No version yet" })).toBeVisible();
  await page.goto(`/dashboard/sites/${shown}?version=1#versions`);
  await expect(page.getByText("This is what visitors see.")).toBeVisible();
  await expect(page.getByText("by Cleo Customer")).toBeVisible();
  for (const name of ["Name it", "Go live with this", "Bring into the draft"])
    await expect(page.getByRole("button", { name })).toHaveCount(0);
  for (const number of [7, 99_999_999_999]) {
    await page.goto(`/dashboard/sites/${shown}?version=${number}#versions`);
    await expect(page.getByText("The site has no such version.")).toBeVisible();
  }
});

test("whoever goes live and may not see how that ends is told so, and waits for nothing", async ({
  page,
  createAccount,
  signInSilently,
  sendCommand,
  createSite,
  publishSite,
}) => {
  test.slow();
  const account = await createAccount();
  const site = await createSite(account, "Weir & Sons", { template: "plumbing", trade: "Plumber" });
  await publishSite(account, site);
  await call(sendCommand, account, site, 1, phones[0]);
  await publishSite(account, site);
  await signInSilently(account);
  await page.goto(`/dashboard/sites/${site}?version=1#versions`);
  await expect(page.getByRole("button", { name: "Go live with this" })).toBeVisible();
  await page.route("**/rest/v1/publishes*", (route) => route.fulfill({ json: [] }));
  await page.getByRole("button", { name: "Go live with this" }).click();
  await expect(page.getByText("Whether it went live is not for you to see any more.")).toBeVisible();
});
