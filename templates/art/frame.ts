import { templateFrame } from "../template-frame.ts";
import { works } from "./content/works.ts";
import { facts, hoursFormat } from "./facts.ts";
import { room } from "./pictures.ts";
import { theme } from "./theme.ts";

/** The site without its pages: what a page with state needs to stand in. */
export const frame = templateFrame({
  design: "art",
  facts,
  formats: { hours: hoursFormat },
  theme,
  nav: {
    variant: "bar",
    links: [
      { label: "Gallery", href: "/gallery" },
      { label: "Artists", href: "/artists" },
      { label: "Exhibitions", href: "/exhibitions" },
    ],
    menuLabel: "Rooms",
  },
  footer: {
    variant: "columns",
    closing: "White walls, true proportions, no shouting.",
    groups: [
      {
        title: "Rooms",
        links: [
          { label: "Gallery", href: "/gallery" },
          { label: "Artists", href: "/artists" },
          { label: "Exhibitions", href: "/exhibitions" },
        ],
      },
      {
        title: "Desk",
        links: [
          { label: "Hours and way", href: "/#visit" },
          { label: "{phone}", href: "fact:phone" },
          { label: "{email}", href: "fact:email" },
        ],
      },
    ],
    lines: ["{street}", "{locality}", "{hours}"],
    legal: "{name} is a fictional gallery. Nothing oval is for sale.",
  },
  picture: room,
  collections: { works },
  business: {
    "@type": "ArtGallery",
    description:
      "A contemporary gallery that hangs every work at its true size beside the others, on one line.",
    slogan: "White walls, true proportions, no shouting.",
    currenciesAccepted: "USD",
    isAccessibleForFree: true,
  },
});
