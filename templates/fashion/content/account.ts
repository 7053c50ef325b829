import type { AccountProps } from "../blocks/account/account.props.ts";
import { begun } from "./cart.ts";
import { pieceWords } from "./words.ts";

/** The account of a fictional customer. */
export const account: AccountProps = {
  title: "Account",
  products: "{collection:products}",
  begun,
  since: "Ines Halloran, with the house since March 2023",
  profile: {
    tab: "Profile",
    name: "Ines Halloran",
    rows: [
      { label: "Email", value: "ines@halloran.example" },
      { label: "Phone", value: "+1 212 555 0148" },
      { label: "Sizes", value: "M in cloth, M in shoes" },
      { label: "Leans", value: "To the left, when asked" },
    ],
    payment: "Payment",
    cards: [
      { brand: "Visa", lastFour: "0112", expiry: "08/28" },
      { brand: "Mastercard", lastFour: "4512", expiry: "02/27" },
    ],
    ending: "ending in",
    expires: "Expires {=expiry}",
  },
  orders: {
    tab: "Orders",
    list: [
      { id: "OB-4471", date: "2026-11-17", status: "processing", items: ["half-cape"] },
      { id: "OB-4402", date: "2026-11-09", status: "transit", items: ["offset-blazer", "bias-scarf"] },
      {
        id: "OB-4218",
        date: "2026-09-30",
        status: "delivered",
        items: ["trapeze-bag", "slab-mule", "eau-oblique"],
      },
      { id: "OB-3975", date: "2026-06-12", status: "cancelled", items: ["slab-sandal"] },
      { id: "OB-3810", date: "2026-04-21", status: "delivered", items: ["column-dress"] },
    ],
    statuses: {
      delivered: "Delivered",
      transit: "In Transit",
      processing: "Processing",
      cancelled: "Cancelled",
    },
    total: "Total",
    reorder: "Reorder",
    reorderOf: "Reorder {=order}",
  },
  wishlist: {
    tab: "Wishlist",
    remove: "Remove",
    removeOf: "Remove {=piece} from your wishlist",
    removed: "{=piece} removed from your wishlist.",
    empty: {
      title: "Nothing wished for.",
      text: "Pieces you put on your wishlist wait here, and do not mind how long.",
      link: { label: "Continue Shopping", href: "/shop" },
    },
  },
  addresses: {
    tab: "Addresses",
    default: "Default",
    list: [
      {
        label: "Home",
        lines: [
          "Ines Halloran",
          "18 Tailor Street",
          "Apartment 4R",
          "Brooklyn, NY 11201",
          "United States",
          "+1 212 555 0148",
        ],
        isDefault: true,
      },
      {
        label: "Studio",
        lines: [
          "Halloran Drawing Office",
          "260 Plumb Lane",
          "Floor 2",
          "Hudson, NY 12534",
          "United States",
          "+1 518 555 0172",
        ],
        isDefault: false,
      },
    ],
  },
  piece: pieceWords,
};
