import { templateFrame } from "../template-frame.ts";
import { phone } from "./content/ways.ts";
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
      { label: "Openings", href: "/#openings", means: "offers" },
      { label: "Terms", href: "/#terms" },
      { label: "Payday", href: "/#savings" },
      { label: "References", href: "/#references" },
    ],
    action: { label: "Free consultation", href: "/#consultation", means: "estimate" },
    menuLabel: "Menu",
  },
  footer: {
    variant: "signature",
    closing: "The sun is back at 5:59. So is your roof.",
    groups: [
      {
        title: "Work",
        links: [
          { label: "Six openings", href: "/#openings", means: "offers" },
          { label: "Savings calculator", href: "/#savings" },
        ],
      },
      {
        title: "Talk",
        links: [phone, { label: "{email}", href: "fact:email", means: "mail" }],
      },
    ],
    lines: ["{street}", "{locality}", "{area}", "{hours}"],
    legal: "{name} is a fictional firm. The sun is real.",
  },
  picture: dawn,
  business: {
    "@type": "HomeAndConstructionBusiness",
    description:
      "Solar panels for {area}: 30% federal credit, 25-year warranty, installed in one to two days.",
    priceRange: "$2.95–$4.10 a watt",
    currenciesAccepted: "USD",
    areaServed: "{area}",
  },
});
