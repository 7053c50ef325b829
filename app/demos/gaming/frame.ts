import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { pit } from "../../pictures/gaming.ts";
import { theme } from "./theme.ts";

/** The site without its page. */
export const frame = {
  schema: 2,
  theme,
  nav: {
    variant: "bar",
    brand: "Hexfall",
    links: [
      { label: "Games", href: "#games" },
      { label: "Tonight", href: "#tonight" },
      { label: "Streams", href: "#streams" },
      { label: "Arena", href: "#arena" },
    ],
    action: { label: "Seats", href: "#seats" },
    menuLabel: "Sectors",
  },
  footer: {
    variant: "columns",
    brand: "Hexfall",
    closing: "Mind the gap. After about half an hour it is mostly gap.",
    groups: [
      {
        title: "Sectors",
        links: [
          { label: "Six games", href: "#games" },
          { label: "Tonight’s bracket", href: "#tonight" },
          { label: "Six streams", href: "#streams" },
        ],
      },
      {
        title: "Come in",
        links: [
          { label: "The floor", href: "#arena" },
          { label: "Prices of seats", href: "#seats" },
          { label: "pit@hexfall.example", href: "mailto:pit@hexfall.example" },
        ],
      },
    ],
    lines: ["600 Ore Dock Road", "Ashland, WI 54806", "Doors at 6:00 PM", "Thursday to Sunday"],
    legal: "Hexfall is a fictional arena. Nobody fell far.",
  },
  seo: {
    siteName: "Hexfall",
    language: "en-US",
    picture: pit,
    business: {
      "@type": "StadiumOrArena",
      name: "Hexfall",
      description: "An esports arena with 2,166 seats around a floor of 217 falling cells.",
      email: "pit@hexfall.example",
      priceRange: "$24-$96",
      maximumAttendeeCapacity: 2166,
      address: {
        "@type": "PostalAddress",
        streetAddress: "600 Ore Dock Road",
        addressLocality: "Ashland",
        addressRegion: "WI",
        postalCode: "54806",
        addressCountry: "US",
      },
      openingHours: "Th-Su 18:00-24:00",
    },
  },
} satisfies Omit<SiteDocument, "pages">;
