import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { slope } from "../../pictures/roofing.ts";
import { house } from "./content/house.ts";
import { theme } from "./theme.ts";

const sections = [
  { label: "Services", href: "#services" },
  { label: "Guarantee", href: "#guarantee" },
  { label: "Why us", href: "#why" },
  { label: "Pitch", href: "#pitch" },
  { label: "Rain", href: "#rain" },
];

/** The site without its pages. */
export const frame = {
  schema: 2,
  theme,
  nav: {
    variant: "bar",
    brand: "Rafter & Rain",
    links: sections,
    action: house.estimate,
    menuLabel: "Menu",
  },
  footer: {
    variant: "columns",
    brand: "Rafter & Rain",
    closing: "It is raining somewhere. Not here.",
    groups: [
      { title: "The roof", links: sections },
      { title: "The ladder", links: [house.phone, house.email, house.estimate] },
    ],
    lines: [house.street, house.city, "Licensed, insured, roped"],
    legal: "Rafter & Rain is a fictional roofer. The pitch table is correct.",
  },
  seo: {
    siteName: "Rafter & Rain",
    language: "en-US",
    picture: slope,
    business: {
      "@type": "RoofingContractor",
      name: "Rafter & Rain",
      description:
        "Slate roofs, copper gutters and repairs between Rutland and Middlebury, guaranteed for forty years.",
      telephone: "+1-802-555-0142",
      email: house.email.label,
      priceRange: "$240–$60,000",
      currenciesAccepted: "USD",
      areaServed: ["Rutland, VT", "Middlebury, VT", "Poultney, VT"],
      address: {
        "@type": "PostalAddress",
        streetAddress: house.street,
        addressLocality: "Poultney",
        addressRegion: "VT",
        postalCode: "05764",
        addressCountry: "US",
      },
      openingHoursSpecification: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
        opens: "07:00",
        closes: "18:00",
      },
    },
  },
} satisfies Omit<SiteDocument, "pages">;
