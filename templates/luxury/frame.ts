import { templateFrame } from "../template-frame.ts";
import { facts, hoursFormat } from "./facts.ts";
import { hero } from "./pictures.ts";
import { theme } from "./theme.ts";

/** The site without its pages: what a page with state needs to stand in. */
export const frame = templateFrame({
  design: "luxury",
  facts,
  formats: { hours: hoursFormat },
  theme,
  nav: {
    variant: "masthead",
    links: [
      { label: "Collections", href: "/collections" },
      { label: "Heritage", href: "/heritage" },
      { label: "Bespoke", href: "/bespoke" },
      { label: "Contact", href: "/contact" },
    ],
    menuLabel: "Salon",
  },
  footer: {
    variant: "columns",
    closing: "The last one out turns off the lamps, beginning with the emeralds.",
    groups: [
      {
        title: "To see",
        links: [
          { label: "Six collections", href: "/collections" },
          { label: "The inventory", href: "/collections#inventory" },
          { label: "How it began", href: "/heritage" },
        ],
      },
      {
        title: "To own",
        links: [
          { label: "Something bespoke", href: "/bespoke" },
          { label: "An hour in the salon", href: "/contact" },
          { label: "{phone}", href: "fact:phone", means: "call" },
          { label: "{email}", href: "fact:email", means: "mail" },
        ],
      },
    ],
    lines: ["{street}", "{locality}", "By appointment, {hours}"],
    legal: "{name} is a fictional jeweler. Nothing here was ever worn.",
  },
  picture: hero,
  business: {
    "@type": "JewelryStore",
    description: "{trade} from one workshop, shown one piece at a time.",
    priceRange: "$$$$",
  },
});
