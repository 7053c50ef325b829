import { templateFrame } from "../template-frame.ts";
import { house } from "./content/house.ts";
import { facts } from "./facts.ts";
import { seal } from "./pictures.ts";
import { theme } from "./theme.ts";

/** The site without its page. */
export const frame = templateFrame({
  design: "pestcontrol",
  facts,
  theme,
  nav: {
    variant: "bar",
    links: [
      { label: "Guest list", href: "/#guests" },
      { label: "Cabinet", href: "/#cabinet" },
      { label: "Discretion", href: "/#discretion" },
      { label: "Estimate", href: "/#estimate" },
    ],
    action: { label: "Call", href: house.tel },
    menuLabel: "Contents",
  },
  footer: {
    variant: "colophon",
    closing: "We were never here. Neither, from now on, were they.",
    groups: [
      {
        title: "Contents",
        links: [
          { label: "Guest list", href: "/#guests" },
          { label: "Cabinet", href: "/#cabinet" },
          { label: "Discretion", href: "/#discretion" },
          { label: "Free estimate", href: "/#estimate" },
        ],
      },
    ],
    lines: ["{street}", "{locality}", "{phone}", "{hours}"],
    legal: "{name} is a fictional business. No beetle was asked to leave.",
  },
  picture: seal,
  business: {
    "@type": "HomeAndConstructionBusiness",
    description: "Discreet pest control for {area}.",
    priceRange: "$145-$640",
    areaServed: "{area}",
  },
});
