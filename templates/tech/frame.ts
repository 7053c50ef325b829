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
    brand: "{shortName}",
    links: [
      { label: "Products", href: "/#products" },
      { label: "Solutions", href: "/#solutions" },
      { label: "Developers", href: "/#developers" },
      { label: "Enterprise", href: "/#enterprise" },
    ],
    action: { label: "Get Started", href: "/#start" },
    menuLabel: "Windows",
  },
  footer: {
    variant: "signature",
    brand: "{shortName}",
    closing: "logout. The session is saved, the scrollback is not.",
    groups: [
      {
        title: "Standard input",
        links: [
          { label: "Deploy", href: "/#deploy" },
          { label: "Regions", href: "/#regions" },
          { label: "{email}", href: "fact:email", means: "mail" },
          { label: "Report abuse", href: "fact:email?subject=Abuse" },
        ],
      },
    ],
    lines: ["{name}, Inc.", "{street}", "{locality}", "On call: always, in turns"],
    legal: "{name} is a fictional platform. No packets were dropped.",
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
