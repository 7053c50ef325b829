import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { seal } from "../../pictures/pestcontrol.ts";
import { house } from "./content/house.ts";
import { theme } from "./theme.ts";

/** The site without its page. */
export const frame = {
  schema: 2,
  theme,
  nav: {
    variant: "bar",
    brand: house.name,
    links: [
      { label: "Guest list", href: "#guests" },
      { label: "Cabinet", href: "#cabinet" },
      { label: "Discretion", href: "#discretion" },
      { label: "Estimate", href: "#estimate" },
    ],
    action: { label: "Call", href: house.tel },
    menuLabel: "Contents",
  },
  footer: {
    variant: "colophon",
    brand: house.name,
    closing: "We were never here. Neither, from now on, were they.",
    groups: [
      {
        title: "Contents",
        links: [
          { label: "Guest list", href: "#guests" },
          { label: "Cabinet", href: "#cabinet" },
          { label: "Discretion", href: "#discretion" },
          { label: "Free estimate", href: "#estimate" },
        ],
      },
    ],
    lines: [house.street, house.city, house.phone, house.hours],
    legal: "Uninvited is a fictional business. No beetle was asked to leave.",
  },
  seo: {
    siteName: house.name,
    language: "en-US",
    picture: seal,
    business: {
      "@type": "HomeAndConstructionBusiness",
      name: house.name,
      description: "Discreet pest control for Charleston and the sea islands.",
      telephone: "+1-843-555-0117",
      email: house.email,
      priceRange: "$145-$640",
      areaServed: [
        "Charleston, SC",
        "Sullivan’s Island, SC",
        "Isle of Palms, SC",
        "James Island, SC",
        "Johns Island, SC",
      ],
      address: {
        "@type": "PostalAddress",
        streetAddress: house.street,
        addressLocality: "Charleston",
        addressRegion: "SC",
        postalCode: "29401",
        addressCountry: "US",
      },
      openingHoursSpecification: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
        opens: "07:00",
        closes: "19:00",
      },
    },
  },
} satisfies Omit<SiteDocument, "pages">;
