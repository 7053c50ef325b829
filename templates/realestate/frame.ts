import { templateFrame } from "../template-frame.ts";
import { facts } from "./facts.ts";
import { hero } from "./pictures.ts";
import { theme } from "./theme.ts";

/** The site without its pages: what a page with state needs to stand in. */
export const frame = templateFrame({
  design: "realestate",
  facts,
  theme,
  nav: {
    variant: "bar",
    links: [
      { label: "Sheets", href: "/" },
      { label: "Listings", href: "/listings" },
      { label: "Agents", href: "/agents" },
      { label: "Contact", href: "/contact" },
    ],
    menuLabel: "Index",
  },
  footer: {
    variant: "columns",
    closing:
      "Houses shown the way architects draw them. Checked, signed, and not to be scaled from a telephone.",
    groups: [
      {
        title: "Sheets",
        links: [
          { label: "A1 Nine houses", href: "/" },
          { label: "A2 Listings", href: "/listings" },
          { label: "A3 Agents", href: "/agents" },
          { label: "A4 Contact", href: "/contact" },
        ],
      },
      {
        title: "Issued by",
        links: [
          { label: "{phone}", href: "fact:phone" },
          { label: "{email}", href: "fact:email" },
        ],
      },
    ],
    lines: ["The Ropewalk", "{street}", "{locality}", "{hours}"],
    legal: "{name} is a fictional office. The houses stand on paper, where the roofs do not leak.",
  },
  picture: hero,
  business: {
    "@type": "RealEstateAgent",
    slogan: "Houses shown the way architects draw them.",
    priceRange: "$640,000–$3,400,000",
  },
});
