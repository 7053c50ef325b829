import { templateFrame } from "../template-frame.ts";
import { facts } from "./facts.ts";
import { pit } from "./pictures.ts";
import { theme } from "./theme.ts";

/** The site without its page. */
export const frame = templateFrame({
  design: "gaming",
  facts,
  theme,
  nav: {
    variant: "bar",
    links: [
      { label: "Games", href: "/#games" },
      { label: "Tonight", href: "/#tonight" },
      { label: "Streams", href: "/#streams" },
      { label: "Arena", href: "/#arena" },
    ],
    action: { label: "Seats", href: "/#seats" },
    menuLabel: "Sectors",
  },
  footer: {
    variant: "columns",
    closing: "Mind the gap. After about half an hour it is mostly gap.",
    groups: [
      {
        title: "Sectors",
        links: [
          { label: "Six games", href: "/#games" },
          { label: "Tonight’s bracket", href: "/#tonight" },
          { label: "Six streams", href: "/#streams" },
        ],
      },
      {
        title: "Come in",
        links: [
          { label: "The floor", href: "/#arena" },
          { label: "Prices of seats", href: "/#seats" },
          { label: "{email}", href: "fact:email", means: "mail" },
        ],
      },
    ],
    lines: ["{street}", "{locality}", "{hours}"],
    legal: "{name} is a fictional arena. Nobody fell far.",
  },
  picture: pit,
  business: {
    "@type": "StadiumOrArena",
    description: "{trade} with 2,166 seats around a floor of 217 falling cells.",
    priceRange: "$24-$96",
    maximumAttendeeCapacity: 2166,
  },
});
