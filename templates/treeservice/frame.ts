import { daysFrom, demoFrame, opening, usAddress } from "../template-frame.ts";
import { hours, mail, phone } from "./content/facts.ts";
import { stand } from "./pictures.ts";
import { theme } from "./theme.ts";

/** The site without its page. */
export const frame = demoFrame({
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
    name: "Old Growth",
    description:
      "Tree care in Watauga and Avery counties: pruning, cabling, removal and storm work. Free estimates.",
    telephone: "+1-828-555-0119",
    email: "rings@oldgrowth.example",
    priceRange: "$190 to $1,150 and up",
    address: usAddress("2210 Sawpit Road", "Boone", "NC", "28607"),
    areaServed: [
      { "@type": "AdministrativeArea", name: "Watauga County, NC" },
      { "@type": "AdministrativeArea", name: "Avery County, NC" },
    ],
    openingHoursSpecification: opening(daysFrom("Monday", "Saturday"), "07:00", "18:00"),
  },
});
