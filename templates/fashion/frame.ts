import { templateFrame } from "../template-frame.ts";
import { cover } from "./editorial-pictures.ts";
import { facts } from "./facts.ts";
import { theme } from "./theme.ts";

/** The site without its pages: what a page with state needs to stand in. */
export const frame = templateFrame({
  design: "fashion",
  facts,
  theme,
  nav: {
    variant: "bar",
    links: [
      { label: "Shop", href: "/shop" },
      { label: "Collections", href: "/collections" },
      { label: "Lookbook", href: "/lookbook" },
      { label: "About", href: "/about" },
      { label: "Account", href: "/account" },
      { label: "Cart", href: "/cart" },
    ],
    menuLabel: "Contents",
  },
  footer: {
    variant: "signature",
    closing: "Everything here leans twelve degrees. Nothing has fallen over yet.",
    groups: [
      {
        title: "Shop",
        links: [
          { label: "All pieces", href: "/shop" },
          { label: "Collections", href: "/collections" },
          { label: "Cart", href: "/cart" },
        ],
      },
      {
        title: "The house",
        links: [
          { label: "Lookbook", href: "/lookbook" },
          { label: "About", href: "/about" },
          { label: "Account", href: "/account" },
        ],
      },
    ],
    lines: ["{address}", "{hours}", "Returns within 30 days"],
    legal: "{name} is a fictional house. No grain was followed.",
  },
  picture: cover,
  business: {
    "@type": "ClothingStore",
    description: "A house that cuts every piece on the bias, twelve degrees off upright.",
    priceRange: "$$$",
    currenciesAccepted: "USD",
  },
});
