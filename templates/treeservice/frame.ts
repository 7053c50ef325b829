import { templateFrame } from "../template-frame.ts";
import { hours, mail, phone } from "./content/facts.ts";
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
      { label: "Services", href: "/#services" },
      { label: "Why us", href: "/#why" },
      { label: "Storm", href: "/#storm" },
      { label: "Free estimate", href: "/#estimate" },
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
          { label: "Services", href: "/#services" },
          { label: "Storm", href: "/#storm" },
          { label: "Free estimate", href: "/#estimate" },
        ],
      },
      { title: "Ranger", links: [phone, mail] },
    ],
    lines: ["2210 Sawpit Road", "Boone, NC 28607", hours, "Storms any hour"],
    legal: "Old Growth is a fictional tree service. No tree was asked to leave.",
  },
  picture: stand,
  business: {
    "@type": "HomeAndConstructionBusiness",
    description:
      "Tree care in Watauga and Avery counties: pruning, cabling, removal and storm work. Free estimates.",
    priceRange: "$190 to $1,150 and up",
    areaServed: [
      { "@type": "AdministrativeArea", name: "Watauga County, NC" },
      { "@type": "AdministrativeArea", name: "Avery County, NC" },
    ],
  },
});
