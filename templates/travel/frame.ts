import { demoFrame, usAddress } from "../template-frame.ts";
import { house } from "./content/house.ts";
import { farEnough } from "./pictures.ts";
import { theme } from "./theme.ts";

/** The site without its pages. */
export const frame = demoFrame({
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
    lines: ["Farshore", house.street, house.city],
    legal: "Farshore is a fictional shipping line. The horizon is real.",
  },
  picture: farEnough,
  business: {
    "@type": "TravelAgency",
    name: "Farshore",
    description: "Voyages of 8 to 14 nights to six remote coasts, under sail, with twelve berths.",
    telephone: "+1-207-555-0148",
    email: house.email.label,
    priceRange: "$3,650–$8,900",
    currenciesAccepted: "USD",
    address: usAddress(house.street, "Eastport", "ME", "04631"),
  },
});
