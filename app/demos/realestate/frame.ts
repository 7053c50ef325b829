import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { hero } from "../../pictures/realestate.ts";
import { office } from "./content/office.ts";
import { theme } from "./theme.ts";

/** The site without its pages: what a page with state needs to stand in. */
export const frame = {
  schema: 2,
  theme,
  nav: {
    variant: "bar",
    brand: "Plinth",
    links: [
      { label: "Sheets", href: "/" },
      { label: "Listings", href: "/listings" },
      { label: "Agents", href: "/agents" },
      { label: "Contact", href: "/contact" },
    ],
    menuLabel: "Index",
  },
  footer: {
    variant: "columns",
    brand: "Plinth",
    closing:
      "Houses shown the way architects draw them. Checked, signed, and not to be scaled from a telephone.",
    groups: [
      {
        title: "Sheets",
        links: [
          { label: "A1 Nine houses", href: "/" },
          { label: "A2 Listings", href: "/listings" },
          { label: "A3 Agents", href: "/agents" },
          { label: "A4 Contact", href: "/contact" },
        ],
      },
      {
        title: "Issued by",
        links: [office.phone, office.email],
      },
    ],
    lines: ["The Ropewalk", office.street, office.city, office.hours],
    legal: "Plinth is a fictional office. The houses stand on paper, where the roofs do not leak.",
  },
  seo: {
    siteName: "Plinth",
    language: "en-US",
    picture: hero,
    business: {
      "@type": "RealEstateAgent",
      name: "Plinth",
      slogan: "Houses shown the way architects draw them.",
      telephone: "+1-207-555-0140",
      email: office.email.label,
      priceRange: "$640,000–$3,400,000",
      address: {
        "@type": "PostalAddress",
        streetAddress: office.street,
        addressLocality: "Cutwater",
        addressRegion: "ME",
        postalCode: "04599",
        addressCountry: "US",
      },
      openingHoursSpecification: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
        opens: "10:00",
        closes: "18:00",
      },
    },
  },
} satisfies Omit<SiteDocument, "pages">;
