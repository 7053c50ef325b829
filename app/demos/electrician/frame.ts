import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { cores } from "../../pictures/electrician.ts";
import { theme } from "./theme.ts";

/** The site without its page. */
export const frame = {
  schema: 2,
  theme,
  nav: {
    variant: "bar",
    brand: "Fuse & Daughters",
    links: [
      { label: "Circuits", href: "#services" },
      { label: "Reasons", href: "#reasons" },
      { label: "Diagram", href: "#diagram" },
      { label: "Prices", href: "#prices" },
    ],
    action: { label: "Free estimate", href: "#estimate" },
    menuLabel: "Menu",
  },
  footer: {
    variant: "columns",
    brand: "Fuse & Daughters",
    closing: "Last one out, switch off the light. It is at the top of the page.",
    groups: [
      {
        title: "Circuits",
        links: [
          { label: "Six circuits", href: "#services" },
          { label: "Diagram", href: "#diagram" },
          { label: "Prices", href: "#prices" },
        ],
      },
      {
        title: "Reach us",
        links: [
          { label: "906-555-0119", href: "tel:+19065550119" },
          { label: "sparks@fusedaughters.example", href: "mailto:sparks@fusedaughters.example" },
        ],
      },
    ],
    lines: ["12 Switchyard Street", "Marquette, MI 49855", "License 62-00119", "Insured to $2 million"],
    legal: "Fuse & Daughters is a fictional firm. Do not open a real panel because of a website.",
  },
  seo: {
    siteName: "Fuse & Daughters",
    language: "en-US",
    picture: cores,
    business: {
      "@type": "Electrician",
      name: "Fuse & Daughters",
      description: "A mother and three daughters who wire, repair and label in Marquette and Negaunee.",
      telephone: "+1-906-555-0119",
      email: "sparks@fusedaughters.example",
      priceRange: "$$",
      areaServed: ["Marquette, MI", "Negaunee, MI"],
      address: {
        "@type": "PostalAddress",
        streetAddress: "12 Switchyard Street",
        addressLocality: "Marquette",
        addressRegion: "MI",
        postalCode: "49855",
        addressCountry: "US",
      },
      openingHoursSpecification: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
        opens: "00:00",
        closes: "23:59",
      },
    },
  },
} satisfies Omit<SiteDocument, "pages">;
