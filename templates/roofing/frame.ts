import { templateFrame } from "../template-frame.ts";
import { house } from "./content/house.ts";
import { facts, hoursFormat } from "./facts.ts";
import { slope } from "./pictures.ts";
import { theme } from "./theme.ts";

const sections = [
  { label: "Services", href: "/#services" },
  { label: "Guarantee", href: "/#guarantee" },
  { label: "Why us", href: "/#why" },
  { label: "Pitch", href: "/#pitch" },
  { label: "Rain", href: "/#rain" },
];

/** The site without its pages. */
export const frame = templateFrame({
  design: "roofing",
  facts,
  formats: { hours: hoursFormat },
  theme,
  nav: {
    variant: "bar",
    links: sections,
    action: house.estimate,
    menuLabel: "Menu",
  },
  footer: {
    variant: "columns",
    closing: "It is raining somewhere. Not here.",
    groups: [
      { title: "The roof", links: sections },
      { title: "The ladder", links: [house.phone, house.email, house.estimate] },
    ],
    lines: ["{street}", "{locality}", "Licensed, insured, roped"],
    legal: "{name} is a fictional roofer. The pitch table is correct.",
  },
  picture: slope,
  business: {
    "@type": "RoofingContractor",
    description: "Slate roofs, copper gutters and repairs, {area}, guaranteed for forty years.",
    priceRange: "$240–$60,000",
    currenciesAccepted: "USD",
    areaServed: "{area}",
  },
});
