import { templateFrame } from "../template-frame.ts";
import { mail, phone } from "./content/ways.ts";
import { facts, hoursFormat } from "./facts.ts";
import { stand } from "./pictures.ts";
import { theme } from "./theme.ts";

/** The site without its page. */
export const frame = templateFrame({
  design: "treeservice",
  facts,
  formats: { hours: hoursFormat },
  theme,
  nav: {
    variant: "bar",
    links: [
      { label: "Rings", href: "/#rings" },
      { label: "Services", href: "/#services", means: "offers" },
      { label: "Why us", href: "/#why" },
      { label: "Storm", href: "/#storm" },
      { label: "Free estimate", href: "/#estimate", means: "estimate" },
    ],
    menuLabel: "Trails",
  },
  footer: {
    variant: "columns",
    closing: "Plant the next one where the last one had the best view.",
    groups: [
      {
        title: "Trails",
        links: [
          { label: "Rings", href: "/#rings" },
          { label: "Services", href: "/#services", means: "offers" },
          { label: "Storm", href: "/#storm" },
          { label: "Free estimate", href: "/#estimate", means: "estimate" },
        ],
      },
      { title: "Ranger", links: [phone, mail] },
    ],
    lines: ["{street}", "{locality}", "{hours}", "Storms any hour"],
    legal: "{name} is a fictional tree service. No tree was asked to leave.",
  },
  picture: stand,
  business: {
    "@type": "HomeAndConstructionBusiness",
    description: "Tree care in {area}: pruning, cabling, removal and storm work. Free estimates.",
    priceRange: "$190 to $1,150 and up",
    areaServed: { "@type": "AdministrativeArea", name: "{area}" },
  },
});
