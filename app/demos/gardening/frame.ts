import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { row } from "../../pictures/gardening.ts";
import { house } from "./content/house.ts";
import { theme } from "./theme.ts";

/** The site without its pages. */
export const frame = {
  schema: 2,
  theme,
  nav: {
    variant: "bar",
    brand: "Marigold & Mud",
    links: [
      { label: "Calendar", href: "/#calendar" },
      { label: "Packets", href: "/#packets" },
      { label: "Rules", href: "/#rules" },
      { label: "Visit", href: "/#visit" },
    ],
    menuLabel: "Index",
  },
  footer: {
    variant: "columns",
    brand: "Marigold & Mud",
    closing: "The rest of the page is roots.",
    groups: [
      {
        title: "Above ground",
        links: [
          { label: "Calendar", href: "/#calendar" },
          { label: "Six packets", href: "/#packets" },
          { label: "Why people let us in", href: "/#rules" },
        ],
      },
      { title: "By the gate", links: [house.phone, house.email, house.consultation] },
    ],
    lines: [house.street, house.city, house.hours],
    legal: "Marigold & Mud is a fictional gardener. The moons are real.",
  },
  seo: {
    siteName: "Marigold & Mud",
    language: "en-US",
    picture: row,
    business: {
      "@type": "HomeAndConstructionBusiness",
      name: "Marigold & Mud",
      description: "Garden plans, planting, kitchen gardens, pruning, meadows and upkeep, by the calendar.",
      telephone: "+1-413-555-0162",
      email: house.email.label,
      priceRange: "$65–$640",
      currenciesAccepted: "USD",
      areaServed: { "@type": "AdministrativeArea", name: "Franklin County, Massachusetts" },
      address: {
        "@type": "PostalAddress",
        streetAddress: house.street,
        addressLocality: "Greenfield",
        addressRegion: "MA",
        postalCode: "01301",
        addressCountry: "US",
      },
      openingHoursSpecification: [
        {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
          opens: "07:00",
          closes: "17:00",
        },
      ],
    },
  },
} satisfies Omit<SiteDocument, "pages">;
