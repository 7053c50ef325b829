import { randomBytes, randomUUID } from "node:crypto";
import type { Browser, Locator, Page } from "@playwright/test";
import { findViolations } from "./find-violations.ts";
import { type Account, test as base, expect } from "./fixtures.ts";
import { readMails } from "./read-mail.ts";

type Shop = {
  owner: Account;
  site: string;
  /** Where it is published. */
  home: URL;
  /** Puts it online anew, with `change` made to its document. */
  publish: (change?: (document: ShopDocument) => void) => Promise<void>;
};

type ShopDocument = {
  facts: { currency?: string };
  collections: { products: { id: string; price: number; inStock: boolean }[] };
};

/** A shop of the fashion template, published. */
const test = base.extend<{ shop: Shop }>({
  shop: async ({ product, createAccount, sessionFragment }, use) => {
    const owner = await createAccount();
    const { accessToken } = await sessionFragment(owner);
    const authorization = `Bearer ${accessToken}`;
    const site = randomUUID();
    const subdomain = `shop-${randomBytes(6).toString("hex")}`;
    async function send<Answer>(command: string, body: object): Promise<Answer> {
      const response = await fetch(`${product.url}/api/${command}`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${command}: ${response.status} ${await response.text()}`);
      return (await response.json()) as Answer;
    }
    async function rows<Row>(query: string): Promise<Row[]> {
      return (await fetch(`${product.url}/rest/v1/${query}`, { headers: { authorization } })).json();
    }
    async function publish(change?: (document: ShopDocument) => void): Promise<void> {
      const [draft] = await rows<{ revision: number; document: ShopDocument }>(
        `drafts?select=revision,document&site=eq.${site}`,
      );
      if (!draft) throw new Error("no draft");
      let { revision } = draft;
      if (change) {
        change(draft.document);
        const patch = (["facts", "collections"] as const).map((part) => ({
          op: "replace",
          path: [part],
          value: draft.document[part],
        }));
        ({ revision } = await send<{ revision: number }>("save-draft", {
          request: randomUUID(),
          site,
          revision,
          patch,
        }));
      }
      const { findings } = await send<{ findings: { id: string; severity: string }[] }>("check-site", {
        site,
      });
      const accept = findings.filter(({ severity }) => severity === "blocking").map(({ id }) => id);
      const request = randomUUID();
      const { publish: id } = await send<{ publish: string }>("publish-site", {
        request,
        site,
        revision,
        accept,
      });
      await expect
        .poll(() => rows(`publishes?select=state&id=eq.${id}`), { timeout: 30_000 })
        .toEqual([{ state: "done" }]);
    }
    const facts = { name: "Oblik", trade: "Fashion", city: "Berlin" };
    const from = { kind: "template", template: "fashion", facts, language: "en-US" };
    await send("create-site", { site, name: facts.name, subdomain, from });
    await publish();
    const home = new URL(product.url);
    home.hostname = `${subdomain}.localhost`;
    await use({ owner, site, home, publish });
  },
});

test.describe.configure({ timeout: 240_000 });

for (const width of [390, 1440]) {
  test(`at ${width} px a piece is found, ordered by keyboard, and read in the owner's inbox`, async ({
    page,
    shop,
    product,
    signInSilently,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await shop.publish(({ facts }) => {
      facts.currency = "EUR";
    });
    await putIntoCart(page, shop, "slip-dress", "L");
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole("region", { name: "What it comes to" })).toContainText("€561.60");
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    // The rules for what it shows later than at first came with it.
    const [picture] = await page
      .locator(".cart-line img")
      .evaluateAll((images) => images.map((image) => image.clientHeight / image.clientWidth));
    expect(picture).toBeCloseTo(5 / 4, 1);
    await expect(page.getByRole("button", { name: "Clear Cart" })).toHaveCSS("border-top-width", "0px");
    await page.screenshot({ path: test.info().outputPath("cart.png"), fullPage: true });

    await tabTo(page, page.getByRole("link", { name: "Checkout" }));
    await page.keyboard.press("Enter");
    const form = page.getByRole("region", { name: "Where it goes" });
    await expect(form.getByRole("heading", { name: "Where it goes" })).toBeInViewport();
    await expect(form.getByLabel("What you would like")).toHaveCount(0);
    await fillIn(page, form);
    await looked(page);
    await tabTo(page, form.getByRole("button", { name: "Request this order" }));
    await page.keyboard.press("Enter");

    await expect(page.getByRole("heading", { name: "Your request is with us." })).toBeFocused();
    await expect(page.getByRole("region", { name: "What it comes to" })).toContainText(
      "1 × Slip Dress, size L",
    );
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.screenshot({ path: test.info().outputPath("sent.png"), fullPage: true });
    await page.getByRole("main").getByRole("link", { name: "Continue Shopping" }).press("Enter");
    await expect(page).toHaveURL(/\/shop$/);
    await expect(page.locator("#navigation-note-1")).toHaveText("(0)");

    await signInSilently(shop.owner);
    await page.goto(`${product.url}/dashboard/sites/${shop.site}#messages`);
    const inbox = page.getByRole("region", { name: "Messages" });
    await inbox.getByRole("button", { name: /Ada Lovelace.*Order: 1 piece, €561\.60/s }).press("Enter");
    const table = inbox.getByRole("table", { name: "Order" });
    await expect(table.getByRole("row", { name: /1 Slip Dress.*L, €520\.00 each €520\.00/s })).toBeVisible();
    await expect(table.getByRole("row", { name: "Shipping Free" })).toBeVisible();
    await expect(table.getByRole("row", { name: "Total €561.60" })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.screenshot({ path: test.info().outputPath("inbox.png"), fullPage: true });
    await expect
      .poll(async () => (await readMails(product, shop.owner.email)).map(({ subject }) => subject))
      .toContain("An order from Oblik");
  });

  test(`at ${width} px who has no script orders in words`, async ({
    browser,
    shop,
    product,
    page,
    signInSilently,
  }) => {
    const still = await withoutScript(browser, width);
    await still.goto(new URL("/cart", shop.home).href);
    const form = still.getByRole("region", { name: "Or put it in writing" });
    await expect(form).toBeVisible();
    await expect(still.getByText("Promo code")).toHaveCount(0);
    await still.screenshot({ path: test.info().outputPath("cart-without-script.png"), fullPage: true });
    await form.getByLabel("What you would like").fill("The Lean Coat in S, once.");
    await fillIn(still, form);
    await looked(still);
    await tabTo(still, form.getByRole("button", { name: "Request this order" }));
    await still.keyboard.press("Enter");
    await expect(still).toHaveURL(/\/cart\/thanks$/);
    await expect(still.getByRole("heading", { level: 1 })).toHaveText("Your request is with us.");
    await expect(still.getByRole("main").getByRole("link", { name: "Continue Shopping" })).toHaveAttribute(
      "href",
      "/shop",
    );
    await still.screenshot({ path: test.info().outputPath("thanks.png"), fullPage: true });
    await still.goBack();
    await form.getByRole("button", { name: "Request this order" }).click();
    await expect(still).toHaveURL(/\/cart\/thanks$/);
    await still.context().close();

    await signInSilently(shop.owner);
    await page.goto(`${product.url}/dashboard/sites/${shop.site}#messages`);
    const inbox = page.getByRole("region", { name: "Messages" });
    await expect(inbox.getByRole("heading", { level: 3 })).toHaveCount(1);
    await inbox.getByRole("button", { name: /Ada Lovelace/ }).click();
    await expect(
      inbox.getByRole("definition").filter({ hasText: "The Lean Coat in S, once." }),
    ).toBeVisible();
  });
}

test("a send that fails keeps the cart and what was typed; one that is pressed twice arrives once, and empties the cart once", async ({
  page,
  shop,
  expectConsoleError,
}) => {
  expectConsoleError(/503|ERR_FAILED/);
  await putIntoCart(page, shop, "quarter-belt", "S");
  const form = page.getByRole("region", { name: "Where it goes" });
  await fillIn(page, form);
  const button = form.getByRole("button", { name: "Request this order" });
  for (const refuse of [{ status: 503, json: {} }, undefined]) {
    await page.route("**/-/messages", (route) => (refuse ? route.fulfill(refuse) : route.abort()));
    await button.click();
    await expect(form.getByRole("alert")).toContainText("Everything you wrote is still here");
    await expect(form.getByLabel("Address")).toHaveValue("1 St James Square\nLondon");
    await expect(page.locator(".cart-line")).toHaveCount(1);
    await page.unroute("**/-/messages");
  }

  let sent = 0;
  let letGo = () => {};
  const mayGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/-/messages", async (route) => {
    sent += 1;
    await mayGo;
    await route.continue();
  });
  // As a double click, and quicker than any picture between its two.
  await form.locator("form").evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  await expect(form.getByRole("button", { name: "On its way" })).toBeVisible();
  // What is on its way is not changed.
  await expect(page.getByRole("button", { name: "Clear Cart" })).toBeDisabled();
  letGo();
  await expect(page.getByRole("heading", { name: "Your request is with us." })).toBeFocused();
  expect(sent).toBe(1);

  await page.goto(new URL("/product/slip-dress", shop.home).href);
  await addToCart(page, "M");
  await page.getByRole("link", { name: "View your cart" }).click();
  await expect(page.locator(".cart-line")).toHaveCount(1);
  await page.reload();
  await expect(page.locator(".cart-line")).toHaveCount(1);
});

test("what a visitor saw otherwise is said to the owner in words, and what is sold out meanwhile is not ordered", async ({
  page,
  shop,
  product,
  signInSilently,
}) => {
  await putIntoCart(page, shop, "slip-dress", "M");
  await page.goto(new URL("/product/quarter-belt", shop.home).href);
  await addToCart(page, "S");
  await page.getByRole("link", { name: "View your cart" }).click();
  await fillIn(page, page.getByRole("region", { name: "Where it goes" }));
  await shop.publish(({ collections }) => {
    const dress = collections.products.find(({ id }) => id === "slip-dress");
    if (dress) dress.price = 540_00;
  });
  await looked(page);
  await page.getByRole("button", { name: "Request this order" }).click();
  await expect(page.getByRole("heading", { name: "Your request is with us." })).toBeFocused();

  await signInSilently(shop.owner);
  const inbox = page.getByRole("region", { name: "Messages" });
  await page.goto(`${product.url}/dashboard/sites/${shop.site}#messages`);
  await inbox.getByRole("button", { name: /Ada Lovelace/ }).click();
  await expect(inbox.getByRole("listitem").filter({ hasText: /^Slip Dress/ })).toHaveText(
    "Slip Dress is $540.00 in your shop. The visitor saw $520.00.",
  );
  await expect(inbox.getByRole("listitem").filter({ hasText: /^All of it/ })).toContainText("$739.80");
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: test.info().outputPath(`inbox-${width}.png`), fullPage: true });
  }

  await shop.publish(({ collections }) => {
    const dress = collections.products.find(({ id }) => id === "slip-dress");
    if (dress) dress.inStock = false;
  });
  await page.goto(new URL("/cart", shop.home).href);
  await page.evaluate(() => {
    const cart = [
      { id: "slip-dress", size: "M", quantity: 1 },
      { id: "quarter-belt", size: "S", quantity: 5000 },
    ];
    sessionStorage.setItem("visit", JSON.stringify({ cart, wishlist: [] }));
  });
  await page.reload();
  await expect(page.locator(".cart-line").first()).toContainText("out of stock");
  await expect(page.getByRole("textbox", { name: "Quantity of Quarter Belt" })).toHaveValue("999");
  const lines = page.locator("input[name=order-line]");
  await expect(lines).toHaveCount(1);
  await expect(lines).toHaveValue("999 quarter-belt@16500 S");
});

/** Opens the page of a piece and puts it into the cart by keyboard; ends on the cart. */
async function putIntoCart(page: Page, { home }: Shop, piece: string, size: string): Promise<void> {
  await page.goto(new URL(`/product/${piece}`, home).href);
  await addToCart(page, size);
  await tabTo(page, page.getByRole("link", { name: "View your cart" }));
  await page.keyboard.press("Enter");
  await expect(page.locator(".cart-line")).toHaveCount(1);
}

async function addToCart(page: Page, size: string): Promise<void> {
  const choice = page.getByRole("group", { name: "Size" }).getByRole("radio", { name: size, exact: true });
  await expect(choice).toBeEnabled();
  await choice.press("Space");
  await expect(choice).toBeChecked();
  await tabTo(page, page.getByRole("button", { name: "Add to Cart" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "View your cart" })).toBeVisible();
}

/** Types as a visitor without a mouse does. */
async function fillIn(page: Page, form: Locator): Promise<void> {
  const { keyboard } = page;
  await form.getByLabel("Name", { exact: true }).focus();
  await keyboard.type("Ada Lovelace");
  await keyboard.press("Tab");
  await keyboard.type("ada@visitor.test");
  await keyboard.press("Tab");
  await keyboard.press("Tab");
  await keyboard.type("1 St James Square");
  await keyboard.press("Enter");
  await keyboard.type("London");
  await expect(form.getByLabel("Address")).toHaveValue("1 St James Square\nLondon");
}

/** Waits until the page has been there as long as a person looks at it: who is quicker is taken for a machine. */
async function looked(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(5_000);
}

async function withoutScript(browser: Browser, width: number): Promise<Page> {
  const [a, b, c] = randomBytes(3);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width, height: 900 },
    extraHTTPHeaders: { "x-forwarded-for": `10.${a}.${b}.${c}` },
  });
  return context.newPage();
}

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}
