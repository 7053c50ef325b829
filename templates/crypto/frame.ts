import { templateFrame } from "../template-frame.ts";
import { coins } from "./content/coins.ts";
import { sampledAt } from "./content/market.ts";
import { facts } from "./facts.ts";
import { hero } from "./pictures.ts";
import { theme } from "./theme.ts";

/** The site without its pages: what a page with state needs to stand in. */
export const frame = templateFrame({
  design: "crypto",
  facts,
  theme,
  nav: {
    variant: "bar",
    links: [
      { label: "Markets", href: "/markets" },
      { label: "Trading", href: "/trading" },
      { label: "Wallet", href: "/wallet" },
      { label: "Learn", href: "/learn" },
    ],
    menuLabel: "Menu",
  },
  footer: {
    variant: "columns",
    closing: "Money was always a drawing that everybody agreed on.",
    groups: [
      {
        title: "Floor",
        links: [
          { label: "Markets", href: "/markets" },
          { label: "Trading", href: "/trading" },
          { label: "Wallet", href: "/wallet" },
        ],
      },
      {
        title: "Back office",
        links: [
          { label: "Fees", href: "/learn#fees" },
          { label: "Glossary", href: "/learn#glossary" },
          { label: "Risk", href: "/learn#risk" },
        ],
      },
    ],
    lines: [`${sampledAt}.`, "No coin, price or address here is real."],
    legal: "{name} is a fictional exchange. It holds nothing, so it cannot lose it.",
  },
  picture: hero,
  collections: { coins },
  business: {
    "@type": "FinancialService",
    description: "A fictional digital exchange of six coins with one fee.",
    slogan: "Numbers that hold still while the market does not.",
    areaServed: "US",
  },
});
