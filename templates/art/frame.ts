import { templateFrame } from "../template-frame.ts";
import { house } from "./content/house.ts";
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
        links: [{ label: "Hours and way", href: "/#visit" }, house.phone, house.email],
      },
    ],
    lines: [house.street, house.city, "Wednesday to Sunday"],
    legal: "Ovale is a fictional gallery. Nothing oval is for sale.",
  },
  picture: room,
  business: {
    "@type": "ArtGallery",
    description:
      "A contemporary gallery that hangs every work at its true size beside the others, on one line.",
    slogan: "White walls, true proportions, no shouting.",
    currenciesAccepted: "USD",
    isAccessibleForFree: true,
  },
});
