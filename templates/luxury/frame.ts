import { demoFrame, usAddress } from "../template-frame.ts";
import { house } from "./content/house.ts";
import { hero } from "./pictures.ts";
import { theme } from "./theme.ts";

/** The site without its pages: what a page with state needs to stand in. */
export const frame = demoFrame({
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
    name: "Aurelle",
    description: "Fine jewelry from one workshop, shown one piece at a time.",
    telephone: "+1-617-555-0148",
    email: house.email.label,
    priceRange: "$$$$",
    foundingDate: "1911",
    address: usAddress(house.street, "Boston", "MA", "02116"),
    openingHours: ["Tu-Fr 11:00-18:00", "Sa 11:00-16:00"],
  },
});
