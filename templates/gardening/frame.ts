import { templateFrame } from "../template-frame.ts";
import { consultation, email, phone } from "./content/ways.ts";
import { facts, hoursFormat } from "./facts.ts";
import { row } from "./pictures.ts";
import { theme } from "./theme.ts";

/** The site without its pages. */
export const frame = templateFrame({
  design: "gardening",
  facts,
  formats: { hours: hoursFormat },
  theme,
  nav: {
    variant: "bar",
    links: [
      { label: "Calendar", href: "/#calendar" },
      { label: "Packets", href: "/#packets", means: "offers" },
      { label: "Rules", href: "/#rules" },
      { label: "Visit", href: "/#visit" },
    ],
    menuLabel: "Index",
  },
  footer: {
    variant: "columns",
    closing: "The rest of the page is roots.",
    groups: [
      {
        title: "Above ground",
        links: [
          { label: "Calendar", href: "/#calendar" },
          { label: "Six packets", href: "/#packets", means: "offers" },
          { label: "Why people let us in", href: "/#rules" },
        ],
      },
      { title: "By the gate", links: [phone, email, consultation] },
    ],
    lines: ["{street}", "{locality}", "{hours}"],
    legal: "{name} is a fictional gardener. The moons are real.",
  },
  picture: row,
  business: {
    "@type": "HomeAndConstructionBusiness",
    description: "Garden plans, planting, kitchen gardens, pruning, meadows and upkeep, by the calendar.",
    priceRange: "$65–$640",
    currenciesAccepted: "USD",
    areaServed: { "@type": "AdministrativeArea", name: "{area}" },
  },
});
