import { templateFrame } from "../template-frame.ts";
import { mail, phone } from "./content/facts.ts";
import { facts } from "./facts.ts";
import { run } from "./pictures.ts";
import { theme } from "./theme.ts";

/** The site without its pages. */
export const frame = templateFrame({
  design: "plumbing",
  facts,
  theme,
  nav: {
    variant: "bar",
    links: [
      { label: "Services", href: "/services" },
      { label: "Price by the hour", href: "/#prices" },
      { label: "Why us", href: "/#why" },
      { label: "Free estimate", href: "/#estimate" },
    ],
    action: phone,
    menuLabel: "Menu",
  },
  footer: {
    variant: "signature",
    closing: "Everything on this page ran down here. That is how it is supposed to work.",
    groups: [
      {
        title: "Turn left",
        links: [
          { label: "Services", href: "/services" },
          { label: "Price by the hour", href: "/#prices" },
          { label: "While it is coming in", href: "/#wait" },
          { label: "Free estimate", href: "/#estimate" },
        ],
      },
      { title: "Or just call", links: [phone, mail] },
    ],
    lines: ["{street}", "{locality}", "{hours}"],
    legal: "{name} is a fictional plumber. The advice about the main is real.",
  },
  picture: run,
  business: {
    "@type": "Plumber",
    description: "Plumbers in {city}: {hours}. Emergency call from $199, applied to the repair.",
    priceRange: "$89 to $249 a visit",
    areaServed: "{area}",
  },
});
