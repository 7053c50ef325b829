import { templateFrame } from "../template-frame.ts";
import { house } from "./content/house.ts";
import { facts, hoursFormat } from "./facts.ts";
import { hero } from "./pictures.ts";
import { theme } from "./theme.ts";

/** The site without its pages: what a page with state needs to stand in. */
export const frame = templateFrame({
  design: "luxury",
  facts,
  formats: { hours: hoursFormat },
  theme,
  nav: {
    variant: "masthead",
    links: [
      { label: "Collections", href: "/collections" },
      { label: "Heritage", href: "/heritage" },
      { label: "Bespoke", href: "/bespoke" },
      { label: "Contact", href: "/contact" },
    ],
    menuLabel: "Salon",
  },
  footer: {
    variant: "columns",
    closing: "The last one out turns off the lamps, beginning with the emeralds.",
    groups: [
      {
        title: "To see",
        links: [
          { label: "Six collections", href: "/collections" },
          { label: "The inventory", href: "/collections#inventory" },
          { label: "How it began", href: "/heritage" },
        ],
      },
      {
        title: "To own",
        links: [
          { label: "Something bespoke", href: "/bespoke" },
          { label: "An hour in the salon", href: "/contact" },
          house.phone,
          house.email,
        ],
      },
    ],
    lines: [house.street, house.city, "By appointment, Tuesday to Saturday"],
    legal: "Aurelle is a fictional jeweler. Nothing here was ever worn.",
  },
  picture: hero,
  business: {
    "@type": "JewelryStore",
    description: "Fine jewelry from one workshop, shown one piece at a time.",
    priceRange: "$$$$",
  },
});
