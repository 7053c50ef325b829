import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { dawn } from "../../pictures/nonprofit.ts";
import { boathouse } from "./content/boathouse.ts";
import { theme } from "./theme.ts";

/** The site without its page. */
export const frame = {
  schema: 2,
  theme,
  nav: {
    variant: "bar",
    brand: boathouse.name,
    links: [
      { label: "What we do", href: "#folds" },
      { label: "Gifts", href: "#gifts" },
      { label: "One dollar", href: "#dollar" },
      { label: "Lantern Saturdays", href: "#tides" },
    ],
    action: { label: "Call the boathouse", href: boathouse.call },
    menuLabel: "Menu",
  },
  footer: {
    variant: "columns",
    brand: boathouse.name,
    closing: "From here it is all sea. Mind the step.",
    groups: [
      {
        title: "Upstream",
        links: [
          { label: "What we do", href: "#folds" },
          { label: "Gifts", href: "#gifts" },
          { label: "One dollar", href: "#dollar" },
        ],
      },
    ],
    lines: [...boathouse.address, boathouse.hours],
    legal: "Paperboat is a fictional charity. No money is taken here.",
  },
  seo: {
    siteName: boathouse.name,
    language: "en-US",
    picture: dawn,
    business: {
      "@type": "NGO",
      name: boathouse.name,
      description: "A charity for one river: clean-ups, willows, water tests and a school on the water.",
      telephone: "+1-207-555-0142",
      email: boathouse.mail,
      priceRange: "$5 and up",
      areaServed: { "@type": "Place", name: "Tamsin River, Maine" },
      address: {
        "@type": "PostalAddress",
        streetAddress: "1 Slip Lane",
        addressLocality: "Port Tamsin",
        addressRegion: "ME",
        postalCode: "04653",
        addressCountry: "US",
      },
      openingHoursSpecification: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
        opens: "08:00",
        closes: "18:00",
      },
    },
  },
} satisfies Omit<SiteDocument, "pages">;
