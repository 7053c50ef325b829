import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { above } from "../../pictures/sports.ts";
import { theme } from "./theme.ts";

/** The site without its pages. */
export const frame = {
  schema: 2,
  theme,
  nav: {
    variant: "bar",
    brand: "Lane Four",
    links: [
      { label: "Programs", href: "#programs" },
      { label: "The lap", href: "#lap" },
      { label: "Finishes", href: "#finishes" },
      { label: "Heat sheet", href: "#heat-sheet" },
    ],
    menuLabel: "Lanes",
  },
  footer: {
    variant: "signature",
    brand: "Lane Four",
    closing: "The finish line is one lane wide and eight lanes long. Walk back along the outside.",
    groups: [
      {
        title: "On this page",
        links: [
          { label: "Programs", href: "#programs" },
          { label: "The lap", href: "#lap" },
          { label: "Finishes", href: "#finishes" },
          { label: "Heat sheet", href: "#heat-sheet" },
        ],
      },
    ],
    lines: [
      "Fairground Oval, Gate 4",
      "1400 West Fair Street",
      "Spokane, WA 99205",
      "starter@lanefour.example",
    ],
    legal: "Lane Four is a fictional academy. All times are hand-made.",
  },
  seo: {
    siteName: "Lane Four",
    language: "en-US",
    picture: above,
    business: {
      "@type": "SportsActivityLocation",
      name: "Lane Four",
      description:
        "An athletics academy with programs of 4 weeks, 12 weeks and 6 months, the first of them free.",
      email: "starter@lanefour.example",
      priceRange: "Free to $499 a month",
      address: {
        "@type": "PostalAddress",
        streetAddress: "1400 West Fair Street",
        addressLocality: "Spokane",
        addressRegion: "WA",
        postalCode: "99205",
        addressCountry: "US",
      },
      openingHours: "Mo-Su 06:00-22:00",
    },
  },
} satisfies Omit<SiteDocument, "pages">;
