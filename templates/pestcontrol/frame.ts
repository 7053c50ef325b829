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
      { label: "Guest list", href: "#guests" },
      { label: "Cabinet", href: "#cabinet" },
      { label: "Discretion", href: "#discretion" },
      { label: "Estimate", href: "#estimate" },
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
          { label: "Guest list", href: "#guests" },
          { label: "Cabinet", href: "#cabinet" },
          { label: "Discretion", href: "#discretion" },
          { label: "Free estimate", href: "#estimate" },
        ],
      },
    ],
    lines: [house.street, house.city, house.phone, house.hours],
    legal: "Uninvited is a fictional business. No beetle was asked to leave.",
  },
  picture: seal,
  business: {
    "@type": "HomeAndConstructionBusiness",
    description: "Discreet pest control for Charleston and the sea islands.",
    priceRange: "$145-$640",
    areaServed: [
      "Charleston, SC",
      "Sullivan’s Island, SC",
      "Isle of Palms, SC",
      "James Island, SC",
      "Johns Island, SC",
    ],
  },
});
