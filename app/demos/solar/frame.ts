import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { dawn } from "../../pictures/solar.ts";
import { house } from "./content/house.ts";
import { theme } from "./theme.ts";

/** The site without its pages. */
export const frame = {
  schema: 2,
  theme,
  nav: {
    variant: "bar",
    brand: house.name,
    links: [
      { label: "Openings", href: "#openings" },
      { label: "Terms", href: "#terms" },
      { label: "Payday", href: "#savings" },
      { label: "References", href: "#references" },
    ],
    action: { label: "Free consultation", href: "#consultation" },
    menuLabel: "Menu",
  },
  footer: {
    variant: "signature",
    brand: house.name,
    closing: "The sun is back at 5:59. So is your roof.",
    groups: [
      {
        title: "Work",
        links: [
          { label: "Six openings", href: "#openings" },
          { label: "Savings calculator", href: "#savings" },
        ],
      },
      { title: "Talk", links: [house.phone, house.email] },
    ],
    lines: [house.street, house.city, house.area, house.hours],
    legal: "High Noon is a fictional firm. The sun is real.",
  },
  seo: {
    siteName: house.name,
    language: "en-US",
    picture: dawn,
    business: {
      "@type": "HomeAndConstructionBusiness",
      name: house.name,
      description:
        "Solar panels for Tucson and Oro Valley: 30% federal credit, 25-year warranty, installed in one to two days.",
      priceRange: "$2.95–$4.10 a watt",
      currenciesAccepted: "USD",
      telephone: "+1-520-555-0112",
      email: house.email.label,
      areaServed: ["Tucson, AZ", "Oro Valley, AZ"],
      address: {
        "@type": "PostalAddress",
        streetAddress: house.street,
        addressLocality: "Tucson",
        addressRegion: "AZ",
        postalCode: "85701",
        addressCountry: "US",
      },
      openingHoursSpecification: [
        {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
          opens: "07:00",
          closes: "19:00",
        },
      ],
    },
  },
} satisfies Omit<SiteDocument, "pages">;
