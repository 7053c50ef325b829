import { templateFrame } from "../template-frame.ts";
import { facts } from "./facts.ts";
import { bowl } from "./pictures.ts";
import { theme } from "./theme.ts";

/** The site without its page. */
export const frame = templateFrame({
  design: "food",
  facts,
  theme,
  nav: {
    variant: "bar",
    mark: "9",
    links: [
      { label: "Tags", href: "/#tags" },
      { label: "Four minutes", href: "/#minutes" },
      { label: "Stools", href: "/#stools" },
      { label: "Tickets", href: "/#tickets" },
      { label: "Find us", href: "/#visit" },
    ],
    menuLabel: "Menu",
  },
  footer: {
    variant: "columns",
    closing: "Thank you. Please turn your stool back to face the wall.",
    groups: [
      {
        title: "On this page",
        links: [
          { label: "Nine tags", href: "/#tags" },
          { label: "Four minutes", href: "/#minutes" },
          { label: "Nine stools", href: "/#stools" },
          { label: "Find us", href: "/#visit" },
        ],
      },
      {
        title: "After closing",
        links: [{ label: "{email}", href: "fact:email" }],
      },
    ],
    lines: ["{street}", "{locality}", "{hours}, or the bottom of the pot"],
    legal: "{name} is a fictional counter. The broth is also fictional, which we regret.",
  },
  picture: bowl,
  business: {
    "@type": "Restaurant",
    description: "A noodle counter of nine stools and one broth, boiled for eighteen hours.",
    servesCuisine: "Ramen",
    acceptsReservations: false,
    priceRange: "$",
  },
});
