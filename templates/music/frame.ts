import { templateFrame } from "../template-frame.ts";
import { house } from "./content/house.ts";
import { facts } from "./facts.ts";
import { record } from "./pictures.ts";
import { theme } from "./theme.ts";

const sections = [
  { label: "Label", href: "/#label" },
  { label: "Releases", href: "/#releases" },
  { label: "Artists", href: "/#artists" },
  { label: "Tour", href: "/#tour" },
];

/** The site without its pages. Its navigation is the spine of a sleeve. */
export const frame = templateFrame({
  design: "music",
  facts,
  theme,
  nav: {
    variant: "rail",
    links: sections,
    action: { label: "Subscribe", href: "/#letter" },
    menuLabel: "Menu",
  },
  footer: {
    variant: "columns",
    closing: "Lift the needle. Turn it over. Start again.",
    groups: [
      { title: "Side A", links: sections },
      {
        title: "Side B",
        links: [{ label: "The back of UT-008", href: "/#sleeve" }, house.mail, house.demos],
      },
    ],
    lines: ["{street}", "{locality}", "Wednesday to Saturday,", "while the creek is in"],
    legal: "{name} is a fictional label. The flutes are real.",
  },
  picture: record,
  business: {
    "@type": "Organization",
    description: "An independent record label: eight records, six artists, and sleeves that are sold framed.",
  },
});
