import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { hero } from "../../pictures/fitness.ts";
import { house, openingHours, opens } from "./content/house.ts";
import { theme } from "./theme.ts";

/** The site without its pages: what a page with state needs to stand in. */
export const frame = {
  schema: 2,
  theme,
  nav: {
    variant: "bar",
    brand: "Ironfield",
    links: [
      { label: "Classes", href: "/classes" },
      { label: "Trainers", href: "/trainers" },
      { label: "Membership", href: "/membership" },
      { label: "Contact", href: "/contact" },
    ],
    action: { label: "Lift for $20", href: "/contact?plan=day" },
    menuLabel: "Menu",
  },
  footer: {
    variant: "signature",
    brand: "Ironfield",
    closing: "Put your plates back. That is the whole rule book.",
    groups: [
      {
        title: "Lift",
        links: [
          { label: "This week’s classes", href: "/classes" },
          { label: "Five trainers", href: "/trainers" },
          { label: "What it costs", href: "/membership" },
        ],
      },
      {
        title: "Shout",
        links: [{ label: "Find the door", href: "/contact" }, house.phone, house.email],
      },
    ],
    lines: [house.street, house.city, ...openingHours.map(({ days, times }) => `${days}, ${times}`)],
    legal: "Ironfield is a fictional gym. The kilograms are real.",
  },
  seo: {
    siteName: "Ironfield",
    language: "en-US",
    picture: hero,
    business: {
      "@type": "ExerciseGym",
      name: "Ironfield",
      description: "A strength gym in a former rolling mill: twenty-five platforms, open at five every day.",
      priceRange: "$20–$140",
      currenciesAccepted: "USD",
      telephone: "+1-412-555-0105",
      email: house.email.label,
      address: {
        "@type": "PostalAddress",
        streetAddress: house.street,
        addressLocality: "Pittsburgh",
        addressRegion: "PA",
        postalCode: "15203",
        addressCountry: "US",
      },
      openingHoursSpecification: openingHours.map(({ dayOfWeek, closes }) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek,
        opens,
        closes,
      })),
    },
  },
} satisfies Omit<SiteDocument, "pages">;
