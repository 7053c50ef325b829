import { templateFrame } from "../template-frame.ts";
import { call, hours } from "./content/contact.ts";
import { facts, hoursFormat } from "./facts.ts";
import { board } from "./pictures.ts";
import { theme } from "./theme.ts";

/** The site without its pages. */
export const frame = templateFrame({
  design: "poolbuilder",
  facts,
  formats: { hours: hoursFormat },
  theme,
  nav: {
    variant: "bar",
    links: [
      { label: "Work", href: "/#work", means: "offers" },
      { label: "Shapes", href: "/#shapes" },
      { label: "Weeks", href: "/#weeks" },
    ],
    action: { label: "Call now", href: "fact:phone", means: "call" },
    menuLabel: "Menu",
  },
  footer: {
    variant: "colophon",
    closing: "You have touched the bottom. Push off gently.",
    groups: [
      {
        title: "Surface",
        links: [
          call,
          { label: "{email}", href: "fact:email", means: "mail" },
          { label: "Up to the board", href: "#content" },
        ],
      },
    ],
    lines: ["{street}", "{locality}", hours, "License {licence}, fictional"],
    legal: "{name} is a fictional builder. No water was moved.",
  },
  picture: board,
  business: {
    "@type": "HomeAndConstructionBusiness",
    description: "Swimming pools, dug, tiled and filled in twelve weeks.",
    priceRange: "From $39,000",
    areaServed: "{area}",
  },
});
