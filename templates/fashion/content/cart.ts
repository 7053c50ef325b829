import type { CartProps } from "../blocks/cart/cart.props.ts";
import type { Chosen, Wish } from "../collections.ts";
import { priceWords, quantityWords, sizeWords } from "./words.ts";

/** What lies in the cart when a visit begins. */
export const sampleCart: Chosen[] = [
  { id: "slip-dress", size: "M", quantity: 1 },
  { id: "quarter-belt", size: "S", quantity: 1 },
  { id: "eau-oblique", size: "One Size", quantity: 2 },
];

export const sampleWishlist: Wish[] = [{ id: "lean-coat" }, { id: "wrap-dress" }, { id: "trapeze-mini" }];

/** The same, as a page that shows only its number needs it. */
export const sampleVisit = { cart: sampleCart, wishlist: sampleWishlist };

/** How a block of a page refers to it. */
export const begun = { cart: "{collection:cart}", wishlist: "{collection:wishlist}" } as const;

export const rates: CartProps["rates"] = { freeShippingOver: 200_00, shippingFee: 15_00, taxPercent: 8 };

export const cart: CartProps = {
  title: "Cart",
  products: "{collection:products}",
  begun,
  rates,
  count: { one: "item", many: "items" },
  empty: {
    title: "Nothing leans here yet.",
    text: "Your cart is empty. Eighteen pieces stand in the shop, each on its own plinth.",
  },
  shop: { label: "Continue Shopping", href: "/shop" },
  clear: "Clear Cart",
  lines: {
    label: "What lies in it",
    inStock: "in stock",
    outOfStock: "out of stock",
    quantity: "Quantity of {=piece}",
    remove: "Remove",
    removeOf: "Remove {=piece}",
  },
  news: {
    removed: "{=piece} removed from your cart.",
    changed: "{=piece}: {=quantity} in your cart.",
    cleared: "Your cart is empty.",
  },
  summary: {
    title: "What it comes to",
    subtotal: "Subtotal",
    shipping: "Shipping",
    free: "Free",
    tax: "Tax ({=percent}%)",
    saved: "You Save",
    total: "Total",
    checkout: "Checkout",
    promo: "Promo code",
    apply: "Apply",
    freeOver: "Shipping is free over {=amount}.",
    notes: ["Returns within 30 days.", "{name} is a sample house: nothing is sold here."],
  },
  size: sizeWords,
  price: priceWords,
  quantity: quantityWords,
};
