import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { hero } from "../../pictures/restaurant.ts";
import { house } from "./content/house.ts";
import { theme } from "./theme.ts";

/** The site without its pages: what a page with state needs to stand in. */
export const frame = {
  schema: 2,
  theme,
  nav: {
    variant: "split",
    brand: "Noctua",
    links: [
      { label: "Menu", href: "/menu" },
      { label: "The house", href: "/about" },
      { label: "Contact", href: "/contact" },
      { label: "Reservations", href: "/reservations" },
    ],
    menuLabel: "Pages",
  },
  footer: {
    variant: "colophon",
    brand: "Noctua",
    closing: "If you can read this without a candle, come later.",
    groups: [
      {
        title: "This evening",
        links: [
          { label: "The menu", href: "/menu" },
          { label: "Reserve a table", href: "/reservations" },
          { label: "Private rooms", href: "/reservations#rooms" },
        ],
      },
      {
        title: "The house",
        links: [
          { label: "Its story", href: "/about" },
          { label: "Find us", href: "/contact" },
          house.reservations,
          house.email,
        ],
      },
    ],
    lines: [house.street, house.city, "Tuesday to Sunday from 5:30 PM", "Closed on Mondays"],
    legal: "Noctua is a fictional restaurant. No candle was left unattended.",
  },
  seo: {
    siteName: "Noctua",
    language: "en-US",
    picture: hero,
    business: {
      "@type": "Restaurant",
      name: "Noctua",
      servesCuisine: "Wood-fired fine dining",
      priceRange: "$$$$",
      telephone: "+1-401-555-0119",
      email: house.email.label,
      acceptsReservations: true,
      address: {
        "@type": "PostalAddress",
        streetAddress: house.street,
        addressLocality: "Providence",
        addressRegion: "RI",
        postalCode: "02903",
        addressCountry: "US",
      },
      openingHoursSpecification: [
        opening(["Tuesday", "Wednesday", "Thursday"], "22:00"),
        opening(["Friday", "Saturday"], "23:00"),
        opening(["Sunday"], "21:30"),
      ],
    },
  },
} satisfies Omit<SiteDocument, "pages">;

function opening(dayOfWeek: string[], closes: string) {
  return { "@type": "OpeningHoursSpecification", dayOfWeek, opens: "17:30", closes };
}
