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
    notes: ["Returns within 30 days."],
    sample: "{name} is a sample house: nothing is sold here.",
  },
  order: {
    title: "Where it goes",
    wishTitle: "Or put it in writing",
    labels: {
      name: "Name",
      email: "Email",
      phone: "Phone",
      address: "Address",
      wish: "What you would like",
      note: "Anything else",
    },
    wishHint: "Each piece with its size, and how many of it.",
    submit: "Request this order",
    sending: "On its way",
    finePrint:
      "Nothing is paid here. {name} answers by mail: what is in stock, what it comes to, and how to pay.",
    confirmation: {
      title: "Your request is with us.",
      text: "Nothing has been paid. {name} writes to you about what is in stock, what it comes to, and how to pay.",
      againLabel: "Continue Shopping",
    },
  },
  size: sizeWords,
  price: priceWords,
  quantity: quantityWords,
};
