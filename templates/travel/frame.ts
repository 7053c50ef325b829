import { templateFrame } from "../template-frame.ts";
import { house } from "./content/house.ts";
import { facts } from "./facts.ts";
import { farEnough } from "./pictures.ts";
import { theme } from "./theme.ts";

/** The site without its pages. */
export const frame = templateFrame({
  design: "travel",
  facts,
  theme,
  nav: {
    variant: "bar",
    links: [
      { label: "Voyages", href: "/#voyages" },
      { label: "The year", href: "/#year" },
      { label: "A day", href: "/#day" },
      { label: "Credits", href: "/#credits" },
    ],
    menuLabel: "Scenes",
  },
  footer: {
    variant: "colophon",
    brand: "The End",
    groups: [
      {
        title: "Again",
        links: [
          { label: "Voyages", href: "/#voyages" },
          { label: "The year", href: "/#year" },
          { label: "A day", href: "/#day" },
          house.phone,
          house.email,
        ],
      },
    ],
    lines: ["{name}", "{street}", "{locality}"],
    legal: "{name} is a fictional shipping line. The horizon is real.",
  },
  picture: farEnough,
  business: {
    "@type": "TravelAgency",
    description: "Voyages of 8 to 14 nights to six remote coasts, under sail, with twelve berths.",
    priceRange: "$3,650–$8,900",
    currenciesAccepted: "USD",
  },
});
