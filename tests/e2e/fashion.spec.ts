import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { watchSentRequests } from "./sent-requests.ts";

const shop = "/demo/fashion/shop";
const cart = "/demo/fashion/cart";
const account = "/demo/fashion/account";
const productPage = (id: string) => `/demo/fashion/product/${id}`;

test("a piece is found in the shop, added in a size, and paid for to the cent, and nothing is sent", async ({
  page,
}) => {
  await page.goto(shop);
  const sent = watchSentRequests(page);
  await page.getByLabel("Category").selectOption("Dresses");
  await page.getByRole("link", { name: "Slip Dress", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Slip Dress" })).toBeVisible();
  await expect(page.getByText("25% off").first()).toBeVisible();

  const add = page.getByRole("button", { name: "Add to Cart" });
  await expect(add).toBeDisabled();
  await expect(add).toHaveAccessibleDescription("Choose a size first.");
  await chooseSize(page, "L");
  await page.getByRole("button", { name: "One more: Quantity of Slip Dress" }).click();
  await add.click();
  await expect(page.getByRole("status")).toContainText("2 × Slip Dress, size L, added.");
  await expect(page.getByRole("link", { name: /\(6\)$/ })).toBeAttached();

  await page.getByRole("link", { name: "View your cart" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Cart" })).toBeVisible();
  await expect(page.locator(".cart-line")).toHaveCount(4);
  // 520 + 165 + 2 × 148 of the sample, 2 × 520 more.
  await expectReceipt(page, {
    Subtotal: "$2,021.00",
    Shipping: "Free",
    "Tax (8%)": "$161.68",
    "You Save": "$510.00",
    Total: "$2,182.68",
  });
  expect(sent).toEqual([]);
});

test("the same can be done with the keyboard alone", async ({ page }) => {
  await page.goto(shop);
  const { keyboard } = page;
  await expect(page.getByLabel("Sort by")).toBeEnabled();
  await page.getByLabel("Sort by").focus();
  // From featured past the low prices; a select forgets what is typed too slowly.
  await keyboard.press("ArrowDown");
  await keyboard.press("ArrowDown");
  await expect(page).toHaveURL(/sort=price-high/);
  await tabTo(page, page.getByRole("link", { name: "Lean Coat", exact: true }));
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Lean Coat" })).toBeVisible();
  await expect(page.locator("main")).toBeFocused();

  await tabTo(page, page.getByRole("radio", { name: "XS" }));
  await keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "S", exact: true })).toBeChecked();
  await tabTo(page, page.getByRole("button", { name: "Add to Cart" }));
  await keyboard.press("Enter");
  await tabTo(page, page.getByRole("link", { name: "View your cart" }));
  await keyboard.press("Enter");
  await expect(page.locator(".cart-line")).toHaveCount(4);

  await tabTo(page, page.getByRole("button", { name: "Remove Eau Oblique" }));
  await keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Lean Coat" })).toBeFocused();
  await expect(page.getByRole("status")).toHaveText("Eau Oblique removed from your cart.");
  await expect(page.locator(".cart-line")).toHaveCount(3);
});

test("filters, order, layout and page stand in the address, add up, and go back one by one", async ({
  page,
}) => {
  await page.goto(shop);
  const count = page.getByRole("status");
  await expect(count).toHaveText("18 pieces, page 1 of 3");
  await page.getByLabel("Category").selectOption("Accessories");
  await expect(count).toHaveText("7 pieces");
  await page.getByLabel("Price").selectOption("under $200");
  await expect(count).toHaveText("3 pieces");
  await page.getByLabel("Size").selectOption("one size");
  await expect(count).toHaveText("2 pieces");
  await page.getByLabel("Color").selectOption("amber");
  await expect(count).toHaveText("1 piece");
  await expect(page.locator(".piece-name")).toHaveText("Eau Oblique");
  await page.getByRole("button", { name: "List" }).click();
  await expect(page).toHaveURL(/\?category=accessories&size=one-size&color=amber&price=under-200&view=list$/);
  await page.reload();
  await expect(count).toHaveText("1 piece");
  await expect(page.getByRole("button", { name: "List" })).toHaveAttribute("aria-pressed", "true");

  for (const words of ["1 piece", "2 pieces", "3 pieces", "7 pieces", "18 pieces, page 1 of 3"]) {
    await page.goBack();
    await expect(count).toHaveText(words);
  }
  await expect(page.getByLabel("Category")).toHaveValue("");
});

test("the categories are the house's own, all of them first, and small letters in the sentence", async ({
  page,
}) => {
  await page.goto(shop);
  const category = page.getByLabel("Category");
  expect(await category.getByRole("option").allTextContents()).toEqual([
    "All",
    "Dresses",
    "Blazers",
    "Outerwear",
    "Accessories",
    "Shoes",
  ]);
  await expect(category).toHaveCSS("text-transform", "lowercase");
  await category.selectOption("Shoes");
  await category.selectOption("All");
  await expect(page.getByRole("status")).toHaveText("18 pieces, page 1 of 3");
});

test("each order sorts all pages, and pages can be turned", async ({ page }) => {
  await page.goto(shop);
  await page.getByLabel("Sort by").selectOption("price low to high");
  await expect(page.locator(".piece-name").first()).toHaveText("Bias Scarf");
  await page.getByRole("link", { name: "Page 3" }).click();
  await expect(page.getByRole("status")).toBeFocused();
  await expect(page.locator(".piece-name")).toHaveText(["Half Cape", "Lean Coat"]);
  await expect(page.getByRole("link", { name: "Page 3" })).toHaveAttribute("aria-current", "page");
  await page.getByLabel("Sort by").selectOption("newest first");
  await expect(page.locator(".piece-name").first()).toHaveText("Lean Coat");
  await expect(page.getByRole("link", { name: "Page 1" })).toHaveAttribute("aria-current", "page");
  await page.getByLabel("Sort by").selectOption("price high to low");
  await expect(page.locator(".piece-name").nth(1)).toHaveText("Half Cape");
  await page.getByLabel("Sort by").selectOption("best rated first");
  await expect(page.locator(".piece-name").nth(1)).toHaveText("Eau Oblique");
});

test("a sentence that nothing fits says so and can be taken back; unknown words in the address are ignored", async ({
  page,
}) => {
  await page.goto(`${shop}?category=shoes&price=over-1000&color=mauve&page=77`);
  await expect(page.getByText("Nothing hangs here.")).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("0 pieces");
  await page.getByRole("button", { name: "Show everything" }).click();
  await expect(page.getByRole("status")).toHaveText("18 pieces, page 1 of 3");
  await expect(page.getByRole("status")).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${shop}$`));
});

test("what is out of stock cannot be bought, in the shop and on its own page", async ({ page }) => {
  await page.goto(`${shop}?page=3`);
  await expect(page.getByRole("button", { name: "Out of Stock" })).toHaveCount(2);
  for (const button of await page.getByRole("button", { name: "Out of Stock" }).all())
    await expect(button).toBeDisabled();
  await page.goto(productPage("wrap-dress"));
  await chooseSize(page, "M");
  const add = page.getByRole("button", { name: "Out of Stock" });
  await expect(add).toBeDisabled();
  await expect(add).toHaveAccessibleDescription(/Sold out/);
  await expect(page.getByRole("button", { name: "Wrap Dress on your wishlist" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("pictures are chosen with arrow keys, and the size guide gives the focus back", async ({ page }) => {
  await page.goto(productPage("trapeze-bag"));
  const pictures = page.getByRole("group", { name: "Pictures" }).getByRole("radio");
  await expect(pictures.first()).toBeEnabled();
  await pictures.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(pictures.nth(1)).toBeChecked();
  await expect(page.locator(".product-plate:visible img")).toHaveAttribute("src", /trapeze-bag-detail/);

  const open = page.getByRole("button", { name: "Size guide" });
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Size guide" });
  await expect(dialog.getByRole("row", { name: /One Size/ })).toContainText("12½ in");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(open).toBeFocused();
});

test("a quantity is at least one, and as large as one likes", async ({ page }) => {
  await page.goto(productPage("slab-mule"));
  const quantity = page.getByRole("textbox", { name: "Quantity of Slab Mule" });
  await expect(quantity).toBeEnabled();
  await page.getByRole("button", { name: /^One less/ }).click({ force: true });
  await expect(quantity).toHaveValue("1");
  for (const [typed, counted] of [
    ["250", "250"],
    ["", "250"],
    ["0", "1"],
    ["many", "1"],
  ] as const) {
    await quantity.fill(typed);
    await quantity.blur();
    await expect(quantity).toHaveValue(counted);
  }
});

test("the wishlist of the account has what was wished for during the visit", async ({ page }) => {
  await page.goto(productPage("half-cape"));
  const wish = page.getByRole("button", { name: "Half Cape on your wishlist" });
  await expect(wish).toHaveAttribute("aria-pressed", "false");
  await wish.click();
  await expect(wish).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: "Account" }).click();
  await page.getByRole("tab", { name: "Wishlist" }).click();
  await expect(page.locator(".piece-name")).toHaveText([
    "Lean Coat",
    "Wrap Dress",
    "Trapeze Mini",
    "Half Cape",
  ]);
  await page.getByRole("button", { name: "Remove Lean Coat from your wishlist" }).click();
  await expect(page.locator(".piece-name")).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Out of Stock" })).toBeDisabled();
});

test("the cart: shipping is free only above $200, lowering to 0 removes, and the last item is singular", async ({
  page,
}) => {
  await page.goto(cart);
  await expect(page.locator(".cart-count")).toHaveText("4 items");
  await page.getByRole("button", { name: "Remove Slip Dress" }).click();
  await expect(page.getByRole("link", { name: "Quarter Belt" })).toBeFocused();
  await page.getByRole("button", { name: "Remove Eau Oblique" }).click();
  await expect(page.locator(".cart-count")).toHaveText("1 item");
  await expectReceipt(page, {
    Subtotal: "$165.00",
    Shipping: "$15.00",
    "Tax (8%)": "$13.20",
    Total: "$193.20",
  });
  await expect(page.getByText("You Save")).toHaveCount(0);
  await page.getByRole("button", { name: /^One more/ }).click();
  await expectReceipt(page, {
    Subtotal: "$330.00",
    Shipping: "Free",
    "Tax (8%)": "$26.40",
    Total: "$356.40",
  });

  await page.getByLabel("Promo code").fill("TWELVE");
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByLabel("Promo code").press("Enter");
  await expectReceipt(page, { Total: "$356.40" });

  await page.getByRole("button", { name: /^One less/ }).click();
  await page.getByRole("button", { name: /^One less/ }).click();
  await expect(page.getByText("Your cart is empty. Eighteen")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByText("Total")).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Continue Shopping" }).click();
  await expect(page).toHaveURL(new RegExp(`${shop}$`));
});

test("a cleared cart has no totals, only the way back to the shop", async ({ page }) => {
  await page.goto(cart);
  await page.getByRole("button", { name: "Clear Cart" }).click();
  await expect(page.getByRole("main").getByRole("link", { name: "Continue Shopping" })).toBeVisible();
  await expect(page.locator(".cart-summary")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the account's tabs are chosen with arrow keys; only delivered orders can be ordered again", async ({
  page,
}) => {
  await page.goto(account);
  const tab = (name: string) => page.getByRole("tab", { name });
  await expect(tab("Profile")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel", { name: "Profile" })).toContainText("Ines Halloran");
  await tab("Profile").focus();
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(tab("Addresses")).toBeFocused({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole("tabpanel", { name: "Addresses" })).toContainText("Default");
  await page.keyboard.press("ArrowRight");
  await expect(tab("Profile")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tab("Orders")).toHaveAttribute("aria-selected", "true");
  for (const order of await page.locator(".account-order").all()) {
    const isDelivered = (await order.locator(".account-status").textContent()) === "Delivered";
    await expect(order.getByRole("button", { name: "Reorder" })).toHaveCount(isDelivered ? 1 : 0);
  }
  await page.reload();
  await expect(tab("Orders")).toHaveAttribute("aria-selected", "true");
});

test("a hand that is quicker than the router still gets one tab further with each key", async ({ page }) => {
  await page.goto(account);
  const tab = (name: string) => page.getByRole("tab", { name });
  await tab("Profile").focus();
  await expect(async () => {
    await page.keyboard.press("Home");
    expect(new URL(page.url()).hash).toBe("#profile");
  }).toPass();
  await page.getByRole("tablist").evaluate(() => {
    for (const key of ["ArrowRight", "ArrowRight"])
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  });
  await expect(tab("Wishlist")).toBeFocused();
  await expect(tab("Wishlist")).toHaveAttribute("aria-selected", "true");
});

test("a piece that does not exist is a page of the house with 404", async ({ page, expectConsoleError }) => {
  expectConsoleError(/404/);
  const response = await page.goto(productPage("hat"));
  expect(response?.status()).toBe(404);
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /shop|pieces/i })
      .first(),
  ).toBeVisible();
});

test("the same page answers where nothing is loaded anew", async ({ page }) => {
  await page.goto(shop);
  await expect(page.getByLabel("Category")).toBeEnabled();
  const first = page.getByRole("link", { name: "Lean Coat", exact: true });
  await first.evaluate((link, href) => link.setAttribute("href", href), productPage("hat"));
  await first.click();
  await expect(page).toHaveURL(new RegExp(`${productPage("404")}$`));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a piece tells search engines what it is and what it costs", async ({ page }) => {
  await page.goto(productPage("slip-dress"));
  const data = JSON.parse((await page.locator("script[type='application/ld+json']").textContent()) ?? "{}");
  expect(data).toMatchObject({
    "@type": "Product",
    name: "Slip Dress",
    offers: { price: "520.00", priceCurrency: "USD", availability: "https://schema.org/InStock" },
  });
});

async function chooseSize(page: Page, size: string): Promise<void> {
  const sizes = page.getByRole("group", { name: "Size" });
  await expect(sizes.getByRole("radio").first()).toBeEnabled();
  await sizes.getByText(size, { exact: true }).click();
  await expect(sizes.getByRole("radio", { name: size, exact: true })).toBeChecked();
}

async function expectReceipt(page: Page, amounts: Record<string, string>): Promise<void> {
  for (const [name, amount] of Object.entries(amounts))
    await expect(page.locator(".cart-summary dl > div").filter({ hasText: name }).last()).toContainText(
      amount,
    );
}

/** Presses Tab until `target` has the focus, as a visitor without a mouse would. */
async function tabTo(page: Page, target: ReturnType<Page["getByRole"]>): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}
