import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { stand } from "../../pictures/treeservice.ts";
import { hours, mail, phone } from "./content/facts.ts";
import { theme } from "./theme.ts";

/** The site without its page. */
export const frame = {
  schema: 2,
  theme,
  nav: {
    variant: "bar",
    brand: "Old Growth",
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
    brand: "Old Growth",
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
  seo: {
    siteName: "Old Growth",
    language: "en-US",
    picture: stand,
    business: {
      "@type": "HomeAndConstructionBusiness",
      name: "Old Growth",
      description:
        "Tree care in Watauga and Avery counties: pruning, cabling, removal and storm work. Free estimates.",
      telephone: "+1-828-555-0119",
      email: "rings@oldgrowth.example",
      priceRange: "$190 to $1,150 and up",
      address: {
        "@type": "PostalAddress",
        streetAddress: "2210 Sawpit Road",
        addressLocality: "Boone",
        addressRegion: "NC",
        postalCode: "28607",
        addressCountry: "US",
      },
      areaServed: [
        { "@type": "AdministrativeArea", name: "Watauga County, NC" },
        { "@type": "AdministrativeArea", name: "Avery County, NC" },
      ],
      openingHoursSpecification: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
        opens: "07:00",
        closes: "18:00",
      },
    },
  },
} satisfies Omit<SiteDocument, "pages">;
