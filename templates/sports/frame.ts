import { templateFrame } from "../template-frame.ts";
import { facts } from "./facts.ts";
import { above } from "./pictures.ts";
import { theme } from "./theme.ts";

/** The site without its pages. */
export const frame = templateFrame({
  design: "sports",
  facts,
  theme,
  nav: {
    variant: "bar",
    links: [
      { label: "Programs", href: "/#programs" },
      { label: "The lap", href: "/#lap" },
      { label: "Finishes", href: "/#finishes" },
      { label: "Heat sheet", href: "/#heat-sheet" },
    ],
    menuLabel: "Lanes",
  },
  footer: {
    variant: "signature",
    closing: "The finish line is one lane wide and eight lanes long. Walk back along the outside.",
    groups: [
      {
        title: "On this page",
        links: [
          { label: "Programs", href: "/#programs" },
          { label: "The lap", href: "/#lap" },
          { label: "Finishes", href: "/#finishes" },
          { label: "Heat sheet", href: "/#heat-sheet" },
        ],
      },
    ],
    lines: ["Fairground Oval, Gate 4", "{street}", "{locality}", "{email}"],
    legal: "{name} is a fictional academy. All times are hand-made.",
  },
  picture: above,
  business: {
    "@type": "SportsActivityLocation",
    description:
      "An athletics academy with programs of 4 weeks, 12 weeks and 6 months, the first of them free.",
    priceRange: "Free to $499 a month",
  },
});
