import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { hero } from "../../pictures/luxury.ts";
import { house } from "./content/house.ts";
import { theme } from "./theme.ts";

/** The site without its pages: what a page with state needs to stand in. */
export const frame = {
  schema: 2,
  theme,
  nav: {
    variant: "masthead",
    brand: "Aurelle",
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
    brand: "Aurelle",
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
  seo: {
    siteName: "Aurelle",
    language: "en-US",
    picture: hero,
    business: {
      "@type": "JewelryStore",
      name: "Aurelle",
      description: "Fine jewelry from one workshop, shown one piece at a time.",
      telephone: "+1-617-555-0148",
      email: house.email.label,
      priceRange: "$$$$",
      foundingDate: "1911",
      address: {
        "@type": "PostalAddress",
        streetAddress: house.street,
        addressLocality: "Boston",
        addressRegion: "MA",
        postalCode: "02116",
        addressCountry: "US",
      },
      openingHours: ["Tu-Fr 11:00-18:00", "Sa 11:00-16:00"],
    },
  },
} satisfies Omit<SiteDocument, "pages">;
