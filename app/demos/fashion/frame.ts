import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { cover } from "../../pictures/fashion-editorial.ts";
import { theme } from "./theme.ts";

/** The site without its pages: what a page with state needs to stand in. */
export const frame = {
  schema: 2,
  theme,
  nav: {
    variant: "bar",
    brand: "Oblique",
    links: [
      { label: "Shop", href: "/shop" },
      { label: "Collections", href: "/collections" },
      { label: "Lookbook", href: "/lookbook" },
      { label: "About", href: "/about" },
      { label: "Account", href: "/account" },
      { label: "Cart", href: "/cart" },
    ],
    menuLabel: "Contents",
  },
  footer: {
    variant: "signature",
    brand: "Oblique",
    closing: "Everything here leans twelve degrees. Nothing has fallen over yet.",
    groups: [
      {
        title: "Shop",
        links: [
          { label: "All pieces", href: "/shop" },
          { label: "Collections", href: "/collections" },
          { label: "Cart", href: "/cart" },
        ],
      },
      {
        title: "The house",
        links: [
          { label: "Lookbook", href: "/lookbook" },
          { label: "About", href: "/about" },
          { label: "Account", href: "/account" },
        ],
      },
    ],
    lines: [
      "41 Selvage Row, New York, NY 10013",
      "Tuesday to Saturday, 11 AM to 7 PM",
      "Returns within 30 days",
    ],
    legal: "Oblique is a fictional house. No grain was followed.",
  },
  seo: {
    siteName: "Oblique",
    language: "en-US",
    picture: cover,
    business: {
      "@type": "ClothingStore",
      name: "Oblique",
      description: "A house that cuts every piece on the bias, twelve degrees off upright.",
      priceRange: "$$$",
      telephone: "+1-212-555-0112",
      email: "desk@oblique.example",
      currenciesAccepted: "USD",
      address: {
        "@type": "PostalAddress",
        streetAddress: "41 Selvage Row",
        addressLocality: "New York",
        addressRegion: "NY",
        postalCode: "10013",
        addressCountry: "US",
      },
      openingHoursSpecification: [
        {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: ["Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
          opens: "11:00",
          closes: "19:00",
        },
      ],
    },
  },
} satisfies Omit<SiteDocument, "pages">;
