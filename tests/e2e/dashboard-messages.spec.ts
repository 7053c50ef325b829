import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Product } from "../start-product.ts";
import { expect, test } from "./fixtures.ts";

type Written = { name: string; text: string; state?: string; signs?: string[]; minutesAgo?: number };

/** Puts messages where the receiver would, in no time at all. */
async function writeMessages(product: Product, site: string, messages: readonly Written[]): Promise<void> {
  const rows = messages.map(({ name, text, state = "new", signs = [], minutesAgo = 5 }) => ({
    site,
    page: "/contact",
    form: "contact",
    kind: "message",
    fields: [
      { name: "name", label: "Name", value: name },
      { name: "email", label: "Email", value: `${name.toLowerCase()}@visitor.test` },
      { name: "message", label: "What can we do?", value: text },
    ],
    reply_to: `${name.toLowerCase()}@visitor.test`,
    state,
    signs,
    at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
    digest: `\\x${randomBytes(32).toString("hex")}`,
    words: `${name} ${text}`.toLowerCase(),
  }));
  const response = await fetch(`${product.url}/rest/v1/messages`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${product.secretKey}`,
      apikey: product.secretKey,
    },
    body: JSON.stringify(rows),
  });
  expect(response.ok, await response.clone().text()).toBe(true);
}

test("unread messages come first, and one that is opened shows its fields, its page, its time and the way to reply", async ({
  page,
  product,
  createAccount,
  signInSilently,
  createSite,
}) => {
  const account = await createAccount();
  const site = await createSite(account);
  await writeMessages(product, site, [
    { name: "Ada", text: "A cake for twelve, please.\nWith plums.", minutesAgo: 3 },
    { name: "Ben", text: "Do you open on Sundays?", minutesAgo: 60 },
    { name: "Cem", text: "Thank you!", state: "read" },
  ]);
  await signInSilently(account);
  await page.goto(`/dashboard/sites/${site}#messages`);
  const inbox = page.getByRole("region", { name: "Messages" });
  await expect(inbox.getByRole("heading", { level: 2, name: "2 unread" })).toBeVisible();
  await expect(inbox.getByRole("heading", { level: 3 })).toHaveText([
    /Ada.*3 minutes ago/s,
    /Ben.*1 hour ago/s,
  ]);

  await inbox.getByRole("button", { name: /Ada/ }).click();

  await expect(inbox.getByRole("definition").filter({ hasText: "A cake for twelve" })).toHaveText(
    "A cake for twelve, please.\nWith plums.",
  );
  await expect(inbox.getByRole("definition").filter({ hasText: "/contact" })).toBeVisible();
  await expect(inbox.getByRole("link", { name: "Reply by mail" })).toHaveAttribute(
    "href",
    /^mailto:ada@visitor\.test\?subject=Your%20message%20to%20Bakery&body=.*twelve/,
  );
  await expect(inbox.getByRole("heading", { level: 2, name: "1 unread" })).toBeVisible();
  await page.reload();
  await expect(inbox.getByRole("heading", { level: 3 })).toHaveText([/Ben/]);
  await inbox.getByRole("button", { name: "Read 2" }).click();
  await expect(inbox.getByRole("heading", { level: 3 })).toHaveText([/Ada/, /Cem/]);
});

test("by keyboard a message is done, another deleted and brought back, and the focus stays in the list", async ({
  page,
  product,
  createAccount,
  signInSilently,
  createSite,
}) => {
  const account = await createAccount();
  const site = await createSite(account);
  await writeMessages(product, site, [
    { name: "Ada", text: "A cake, please.", minutesAgo: 3 },
    { name: "Ben", text: "Do you open on Sundays?", minutesAgo: 60 },
  ]);
  await signInSilently(account);
  await page.goto(`/dashboard/sites/${site}#messages`);
  const inbox = page.getByRole("region", { name: "Messages" });
  await inbox.getByRole("button", { name: /Ada/ }).press("Enter");
  await inbox.getByRole("button", { name: "Done", exact: true }).press("Enter");
  await expect(inbox.getByRole("status")).toContainText("Done.");
  await expect(inbox.getByRole("button", { name: /Ben/ })).toBeFocused();
  await expect(inbox.getByRole("button", { name: "Done 1" })).toBeVisible();

  const order: string[] = [];
  let letMark = () => {};
  const mayMark = new Promise<void>((resolve) => {
    letMark = resolve;
  });
  const markSent = page.waitForRequest("**/api/set-message-state");
  await page.route("**/api/set-message-state", async (route) => {
    await mayMark;
    const response = await route.fetch();
    order.push("marked");
    await route.fulfill({ response });
  });
  await page.route("**/api/delete-messages", async (route) => {
    order.push("deleted");
    await route.continue();
  });
  await page.keyboard.press("Enter");
  await markSent;
  await inbox.getByRole("button", { name: "Delete" }).press("Enter");
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  letMark();
  await expect(inbox.getByRole("status")).toContainText("It is deleted.");
  expect(order).toEqual(["marked", "deleted"]);
  await expect(inbox.getByText("Everything has been read.")).toBeVisible();
  await inbox.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(inbox.getByRole("status")).toContainText("It is back, as it was.");
  // In the list where it stood, although it has been read.
  await expect(inbox.getByRole("button", { name: /Ben/ })).toBeFocused();
  await inbox.getByRole("button", { name: "Read 1" }).click();
  await expect(inbox.getByRole("heading", { level: 3 })).toHaveText([/Ben/]);
});

test("who says done before a message counts as read, and takes it back, has it as one that is read", async ({
  page,
  product,
  createAccount,
  signInSilently,
  createSite,
}) => {
  const account = await createAccount();
  const site = await createSite(account);
  await writeMessages(product, site, [{ name: "Ada", text: "A cake, please." }]);
  await signInSilently(account);
  await page.goto(`/dashboard/sites/${site}#messages`);
  const inbox = page.getByRole("region", { name: "Messages" });
  let letMark = () => {};
  const mayMark = new Promise<void>((resolve) => {
    letMark = resolve;
  });
  await page.route(
    "**/api/set-message-state",
    async (route) => {
      await mayMark;
      await route.continue();
    },
    { times: 1 },
  );
  await inbox.getByRole("button", { name: /Ada/ }).click();
  await inbox.getByRole("button", { name: "Done", exact: true }).click();
  letMark();
  await expect(inbox.getByRole("status")).toContainText("Done.");
  await inbox.getByRole("button", { name: "Undo" }).click();
  await expect(inbox.getByRole("button", { name: "Read 1" })).toBeVisible();
  await page.reload();
  await expect(inbox.getByRole("button", { name: "Read 1" })).toBeVisible();
});

test("what is held back is counted in sight, says why in words, and is taken out by keeping it", async ({
  page,
  product,
  createAccount,
  signInSilently,
  createSite,
}) => {
  const account = await createAccount();
  const site = await createSite(account);
  await writeMessages(product, site, [
    { name: "Dot", text: "Cheap pills", state: "quarantine", signs: ["trap", "quick"] },
  ]);
  await signInSilently(account);
  await page.goto(`/dashboard/sites/${site}#messages`);
  const inbox = page.getByRole("region", { name: "Messages" });
  await expect(inbox.getByText("One message is held back")).toBeVisible();
  await inbox.getByRole("button", { name: "Look at what is held back" }).click();
  await inbox.getByRole("button", { name: /Dot/ }).click();
  await expect(inbox.getByRole("listitem").filter({ hasText: /^A field was filled in/ })).toBeVisible();
  await expect(inbox.getByRole("listitem").filter({ hasText: /^It was sent within two/ })).toBeVisible();
  await inbox.getByRole("button", { name: "Keep it" }).click();
  await expect(inbox.getByRole("heading", { level: 2, name: "Nothing held back" })).toBeVisible();
  await expect(inbox.getByRole("button", { name: "Read 1" })).toBeVisible();
});

test("messages are found by what they say, come in pages, and all of them are in the table", async ({
  page,
  product,
  createAccount,
  signInSilently,
  createSite,
}) => {
  const account = await createAccount();
  const site = await createSite(account);
  await writeMessages(
    product,
    site,
    Array.from({ length: 45 }, (_, index) => ({
      name: `Visitor${index}`,
      text: index === 40 ? "About the marzipan." : `Question ${index}`,
      minutesAgo: index + 1,
    })),
  );
  await signInSilently(account);
  await page.goto(`/dashboard/sites/${site}#messages`);
  const inbox = page.getByRole("region", { name: "Messages" });
  await expect(inbox.getByRole("heading", { level: 3 })).toHaveCount(30);
  await inbox.getByRole("button", { name: "Show older ones" }).click();
  await expect(inbox.getByRole("heading", { level: 3 })).toHaveCount(45);
  await expect(inbox.getByRole("button", { name: "Show older ones" })).toBeHidden();
  await inbox.getByRole("searchbox", { name: "Search in what they wrote" }).fill("MARZIPAN");
  await expect(inbox.getByRole("heading", { level: 3 })).toHaveText([/Visitor40/]);
  const downloads = page.waitForEvent("download");
  await inbox.getByRole("button", { name: "Download all as CSV" }).click();
  const download = await downloads;
  expect(download.suggestedFilename()).toBe(`site-${site.slice(0, 8)}-messages.csv`);
  const csv = await readFile(await download.path(), "utf8");
  expect(csv.trim().split("\r\n")).toHaveLength(46);
});

test("a site without messages says where they will come from, and one that cannot be asked says so", async ({
  page,
  createAccount,
  signInSilently,
  expectConsoleError,
  createSite,
}) => {
  const account = await createAccount();
  const site = await createSite(account);
  await signInSilently(account);
  await page.goto(`/dashboard/sites/${site}#messages`);
  await expect(page.getByText("Nobody has written yet.")).toBeVisible();
  expectConsoleError(/503/);
  await page.route("**/rest/v1/rpc/count_messages*", (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await expect(page.getByText("The messages could not be fetched.")).toBeVisible({ timeout: 20_000 });
  await page.unroute("**/rest/v1/rpc/count_messages*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Nobody has written yet.")).toBeVisible();
});

test("a webhook is set in the settings, tells its secret once, is tested, and is removed", async ({
  page,
  createAccount,
  signInSilently,
  expectConsoleError,
  createSite,
}) => {
  const account = await createAccount();
  const site = await createSite(account);
  await signInSilently(account);
  await page.goto(`/dashboard/sites/${site}#settings`);
  const webhook = page.getByRole("region", { name: "Webhook" });
  expectConsoleError(/400/);
  await webhook.getByLabel("Sent to").fill("http://hooks.fabula.test/in");
  await webhook.getByRole("button", { name: "Send messages there" }).click();
  await expect(webhook.getByText("must be an address that begins with https://")).toBeVisible();
  // A name that no resolver knows: the test is answered by nobody, and sends nothing anywhere.
  await webhook.getByLabel("Sent to").fill("https://hooks.fabula.invalid/in");
  await webhook.getByRole("button", { name: "Send messages there" }).click();
  await expect(webhook.getByText(/^whsec_/)).toBeVisible();
  await page.reload();
  await expect(webhook.getByLabel("Sent to")).toHaveValue("https://hooks.fabula.invalid/in");
  await expect(webhook.getByText(/^whsec_/)).toBeHidden();

  await webhook.getByRole("button", { name: "Send a test" }).click();
  await expect(webhook.getByText(/^Nothing answered: /)).toBeVisible({ timeout: 15_000 });
  await expect(webhook.getByRole("list", { name: "What was sent there last" })).toContainText("A test");
  await webhook.getByRole("button", { name: "Remove" }).click();
  await expect(webhook.getByLabel("Sent to")).toHaveValue("");
  await expect(webhook.getByRole("button", { name: "Send messages there" })).toBeVisible();
});
