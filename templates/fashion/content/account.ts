import type { Page } from "../../../engine/document/site-document.ts";
import type { Picture } from "../../../engine/picture.ts";
import type { Cents } from "../money.ts";
import { type ProductId, productById } from "./products.ts";

export type OrderStatus = "Delivered" | "In Transit" | "Processing" | "Cancelled";

export type Order = {
  id: string;
  /** ISO 8601. */
  date: string;
  status: OrderStatus;
  total: Cents;
  items: readonly { name: string; image: Picture; price: Cents }[];
};

export type Address = {
  label: string;
  name: string;
  street: string;
  unit?: string;
  city: string;
  country: string;
  phone: string;
  isDefault: boolean;
};

export type PaymentMethod = { brand: string; lastFour: string; expiry: string };

/** A fictional customer. */
export const customer = {
  name: "Ines Halloran",
  email: "ines@halloran.example",
  phone: "+1 212 555 0148",
  since: "March 2023",
  sizes: "M in cloth, M in shoes",
  leans: "To the left, when asked",
};

export const orders: readonly Order[] = [
  order("OB-4471", "2026-11-17", "Processing", "half-cape"),
  order("OB-4402", "2026-11-09", "In Transit", "offset-blazer", "bias-scarf"),
  order("OB-4218", "2026-09-30", "Delivered", "trapeze-bag", "slab-mule", "eau-oblique"),
  order("OB-3975", "2026-06-12", "Cancelled", "slab-sandal"),
  order("OB-3810", "2026-04-21", "Delivered", "column-dress"),
];

export const sampleWishlist: readonly ProductId[] = ["lean-coat", "wrap-dress", "trapeze-mini"];

export const addresses: readonly Address[] = [
  {
    label: "Home",
    name: "Ines Halloran",
    street: "18 Tailor Street",
    unit: "Apartment 4R",
    city: "Brooklyn, NY 11201",
    country: "United States",
    phone: "+1 212 555 0148",
    isDefault: true,
  },
  {
    label: "Studio",
    name: "Halloran Drawing Office",
    street: "260 Plumb Lane",
    unit: "Floor 2",
    city: "Hudson, NY 12534",
    country: "United States",
    phone: "+1 518 555 0172",
    isDefault: false,
  },
];

export const paymentMethods: readonly PaymentMethod[] = [
  { brand: "Visa", lastFour: "0112", expiry: "08/28" },
  { brand: "Mastercard", lastFour: "4512", expiry: "02/27" },
];

export const accountSeo: Page["seo"] = {
  title: "Account: Oblique",
  description:
    "The account of a sample customer of Oblique: profile, orders, wishlist and addresses, on one page.",
};

function order(id: string, date: string, status: OrderStatus, ...ids: ProductId[]): Order {
  const items = ids.flatMap((productId) => {
    const product = productById(productId);
    return product ? [{ name: product.name, image: product.image, price: product.price }] : [];
  });
  return { id, date, status, total: items.reduce((total, { price }) => total + price, 0), items };
}
