import { templateFrame } from "../template-frame.ts";
import { company } from "./content/company.ts";
import { plans } from "./content/prices.ts";
import { facts } from "./facts.ts";
import { tiles } from "./pictures.ts";
import { theme } from "./theme.ts";

const prices = plans.map(({ monthly }) => monthly);
const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];

/** The site without its pages: what a page with state needs to stand in. */
export const frame = templateFrame({
  design: "saas",
  facts,
  theme,
  nav: {
    variant: "bar",
    mark: "{initial}",
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
          { label: "{email}", href: "fact:email" },
        ],
      },
    ],
    lines: ["{street}", "{locality}", "{hours}"],
    legal: "{name} is a fictional company. No tile was harmed, except the four that are late.",
  },
  picture: tiles,
  business: {
    "@type": "SoftwareApplication",
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
    publisher: { "@type": "Organization", name: "{name}" },
  },
});
