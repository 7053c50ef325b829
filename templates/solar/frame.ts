import { templateFrame } from "../template-frame.ts";
import { house } from "./content/house.ts";
import { facts, hoursFormat } from "./facts.ts";
import { dawn } from "./pictures.ts";
import { theme } from "./theme.ts";

/** The site without its pages. */
export const frame = templateFrame({
  design: "solar",
  facts,
  formats: { hours: hoursFormat },
  theme,
  nav: {
    variant: "bar",
    links: [
      { label: "Openings", href: "#openings" },
      { label: "Terms", href: "#terms" },
      { label: "Payday", href: "#savings" },
      { label: "References", href: "#references" },
    ],
    action: { label: "Free consultation", href: "#consultation" },
    menuLabel: "Menu",
  },
  footer: {
    variant: "signature",
    closing: "The sun is back at 5:59. So is your roof.",
    groups: [
      {
        title: "Work",
        links: [
          { label: "Six openings", href: "#openings" },
          { label: "Savings calculator", href: "#savings" },
        ],
      },
      { title: "Talk", links: [house.phone, house.email] },
    ],
    lines: [house.street, house.city, house.area, house.hours],
    legal: "High Noon is a fictional firm. The sun is real.",
  },
  picture: dawn,
  business: {
    "@type": "HomeAndConstructionBusiness",
    description:
      "Solar panels for Tucson and Oro Valley: 30% federal credit, 25-year warranty, installed in one to two days.",
    priceRange: "$2.95–$4.10 a watt",
    currenciesAccepted: "USD",
    areaServed: ["Tucson, AZ", "Oro Valley, AZ"],
  },
});
