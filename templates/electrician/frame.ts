import { templateFrame } from "../template-frame.ts";
import { facts } from "./facts.ts";
import { cores } from "./pictures.ts";
import { theme } from "./theme.ts";

/** The site without its page. */
export const frame = templateFrame({
  design: "electrician",
  facts,
  theme,
  nav: {
    variant: "bar",
    links: [
      { label: "Circuits", href: "/#services" },
      { label: "Reasons", href: "/#reasons" },
      { label: "Diagram", href: "/#diagram" },
      { label: "Prices", href: "/#prices" },
    ],
    action: { label: "Free estimate", href: "/#call-estimate" },
    menuLabel: "Menu",
  },
  footer: {
    variant: "columns",
    closing: "Last one out, switch off the light. It is at the top of the page.",
    groups: [
      {
        title: "Circuits",
        links: [
          { label: "Six circuits", href: "/#services" },
          { label: "Diagram", href: "/#diagram" },
          { label: "Prices", href: "/#prices" },
        ],
      },
      {
        title: "Reach us",
        links: [
          { label: "{phone}", href: "fact:phone" },
          { label: "{email}", href: "fact:email" },
        ],
      },
    ],
    lines: ["{street}", "{locality}", "License {licence}", "Insured to $2 million"],
    legal: "{name} is a fictional firm. Do not open a real panel because of a website.",
  },
  picture: cores,
  business: {
    "@type": "Electrician",
    description: "A mother and three daughters who wire, repair and label in {area}.",
    priceRange: "$$",
    areaServed: "{area}",
  },
});
