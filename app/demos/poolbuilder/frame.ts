import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { board } from "../../pictures/poolbuilder.ts";
import { call, email, hours, phone } from "./content/contact.ts";
import { theme } from "./theme.ts";

/** The site without its pages. */
export const frame = {
  schema: 2,
  theme,
  nav: {
    variant: "bar",
    brand: "Deep End",
    links: [
      { label: "Work", href: "#work" },
      { label: "Shapes", href: "#shapes" },
      { label: "Weeks", href: "#weeks" },
    ],
    action: { label: "Call now", href: call.href },
    menuLabel: "Menu",
  },
  footer: {
    variant: "colophon",
    brand: "Deep End",
    closing: "You have touched the bottom. Push off gently.",
    groups: [
      {
        title: "Surface",
        links: [
          call,
          { label: email, href: `mailto:${email}` },
          { label: "Up to the board", href: "#content" },
        ],
      },
    ],
    lines: ["12 Springboard Lane", "Palm Desert, CA 92260", hours, "License 555012, fictional"],
    legal: "Deep End is a fictional builder. No water was moved.",
  },
  seo: {
    siteName: "Deep End",
    language: "en-US",
    picture: board,
    business: {
      "@type": "HomeAndConstructionBusiness",
      name: "Deep End",
      description: "Swimming pools, dug, tiled and filled in twelve weeks.",
      telephone: phone,
      email,
      priceRange: "From $39,000",
      address: {
        "@type": "PostalAddress",
        streetAddress: "12 Springboard Lane",
        addressLocality: "Palm Desert",
        addressRegion: "CA",
        postalCode: "92260",
        addressCountry: "US",
      },
      areaServed: "Coachella Valley, California",
      openingHoursSpecification: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
        opens: "07:00",
        closes: "16:00",
      },
    },
  },
} satisfies Omit<SiteDocument, "pages">;
