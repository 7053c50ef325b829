import { templateFrame } from "../template-frame.ts";
import { facts } from "./facts.ts";
import { fibre } from "./pictures.ts";
import { theme } from "./theme.ts";

/** The site without its page. */
export const frame = templateFrame({
  design: "tech",
  facts,
  theme,
  nav: {
    variant: "bar",
    brand: "hotpath",
    links: [
      { label: "Products", href: "#products" },
      { label: "Solutions", href: "#solutions" },
      { label: "Developers", href: "#developers" },
      { label: "Enterprise", href: "#enterprise" },
    ],
    action: { label: "Get Started", href: "#start" },
    menuLabel: "Windows",
  },
  footer: {
    variant: "signature",
    brand: "hotpath",
    closing: "logout. The session is saved, the scrollback is not.",
    groups: [
      {
        title: "Standard input",
        links: [
          { label: "Deploy", href: "#deploy" },
          { label: "Regions", href: "#regions" },
          { label: "{email}", href: "fact:email" },
          { label: "abuse@hotpath.example", href: "mailto:abuse@hotpath.example" },
        ],
      },
    ],
    lines: ["Hotpath, Inc.", "80 Loopback Road", "Reno, NV 89501", "On call: always, in turns"],
    legal: "Hotpath is a fictional platform. No packets were dropped.",
  },
  picture: fibre,
  business: {
    "@type": "SoftwareApplication",
    description: "A developer platform that runs what you push in 54 regions.",
    applicationCategory: "DeveloperApplication",
    operatingSystem: "Linux, macOS, Windows",
    offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
  },
});
