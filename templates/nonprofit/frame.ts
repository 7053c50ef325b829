import { templateFrame } from "../template-frame.ts";
import { facts, hoursFormat } from "./facts.ts";
import { dawn } from "./pictures.ts";
import { theme } from "./theme.ts";

/** The site without its page. */
export const frame = templateFrame({
  design: "nonprofit",
  facts,
  formats: { hours: hoursFormat },
  theme,
  nav: {
    variant: "bar",
    links: [
      { label: "What we do", href: "/#folds", means: "offers" },
      { label: "Gifts", href: "/#gifts", means: "donate" },
      { label: "One dollar", href: "/#dollar" },
      { label: "Lantern Saturdays", href: "/#tides" },
    ],
    action: { label: "Call the boathouse", href: "fact:phone", means: "call" },
    menuLabel: "Menu",
  },
  footer: {
    variant: "columns",
    closing: "From here it is all sea. Mind the step.",
    groups: [
      {
        title: "Upstream",
        links: [
          { label: "What we do", href: "/#folds", means: "offers" },
          { label: "Gifts", href: "/#gifts", means: "donate" },
          { label: "One dollar", href: "/#dollar" },
        ],
      },
    ],
    lines: ["The Boathouse", "{street}", "{locality}", "{hours}"],
    legal: "{name} is a fictional charity. No money is taken here.",
  },
  picture: dawn,
  business: {
    "@type": "NGO",
    description: "A charity for one river: clean-ups, willows, water tests and a school on the water.",
    priceRange: "$5 and up",
    areaServed: { "@type": "Place", name: "{area}" },
  },
});
