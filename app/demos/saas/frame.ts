import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { tiles } from "../../pictures/saas.ts";
import { company } from "./content/company.ts";
import { plans } from "./content/prices.ts";
import { theme } from "./theme.ts";

const prices = plans.map(({ monthly }) => monthly);
const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];

/** The site without its pages: what a page with state needs to stand in. */
export const frame = {
  schema: 2,
  theme,
  nav: {
    variant: "bar",
    brand: "Tessel",
    links: [
      { label: "Dashboard", href: "/dashboard" },
      { label: "Pricing", href: "/pricing" },
      { label: "Knowledge", href: "/knowledge" },
      { label: "Contact", href: "/contact" },
    ],
    menuLabel: "Menu",
  },
  footer: {
    variant: "columns",
    brand: "Tessel",
    closing: "Operations software for workshops that make things you can drop.",
    groups: [
      {
        title: "Product",
        links: [
          { label: "Dashboard", href: "/dashboard" },
          { label: "Pricing", href: "/pricing" },
          { label: "Shortcuts", href: "/knowledge#shortcuts" },
        ],
      },
      {
        title: "Help",
        links: [
          { label: "Knowledge", href: "/knowledge" },
          { label: "Contact", href: "/contact" },
          company.email,
        ],
      },
    ],
    lines: [company.street, company.city, company.hours],
    legal: "Tessel is a fictional company. No tile was harmed, except the four that are late.",
  },
  seo: {
    siteName: "Tessel",
    language: "en-US",
    picture: tiles,
    business: {
      "@type": "SoftwareApplication",
      name: "Tessel",
      description: company.description,
      applicationCategory: "BusinessApplication",
      operatingSystem: "Web",
      offers: {
        "@type": "AggregateOffer",
        priceCurrency: "USD",
        lowPrice: lowest / 100,
        highPrice: highest / 100,
        offerCount: plans.length,
      },
      publisher: {
        "@type": "Organization",
        name: "Tessel",
        email: company.email.label,
        telephone: company.phone.label,
        address: {
          "@type": "PostalAddress",
          streetAddress: company.street,
          addressLocality: "Trenton",
          addressRegion: "NJ",
          postalCode: "08611",
          addressCountry: "US",
        },
      },
    },
  },
} satisfies Omit<SiteDocument, "pages">;
