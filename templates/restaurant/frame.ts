import { templateFrame } from "../template-frame.ts";
import { house, reserveLink } from "./content/house.ts";
import { facts, hoursFormat } from "./facts.ts";
import { hero } from "./pictures.ts";
import { theme } from "./theme.ts";

/** The site without its pages: what a page with state needs to stand in. */
export const frame = templateFrame({
  design: "restaurant",
  facts,
  formats: { hours: hoursFormat },
  theme,
  nav: {
    variant: "split",
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
    closing: "If you can read this without a candle, come later.",
    groups: [
      {
        title: "This evening",
        links: [
          { label: "The menu", href: "/menu", means: "offers" },
          reserveLink,
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
    lines: ["{street}", "{locality}", "Tuesday to Sunday from 5:30 PM", "Closed on Mondays"],
    legal: "{name} is a fictional restaurant. No candle was left unattended.",
  },
  picture: hero,
  business: {
    "@type": "Restaurant",
    servesCuisine: "Wood-fired fine dining",
    priceRange: "$$$$",
    acceptsReservations: true,
  },
});
