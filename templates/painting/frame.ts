import { templateFrame } from "../template-frame.ts";
import { house } from "./content/house.ts";
import { facts, hoursFormat } from "./facts.ts";
import { wall } from "./pictures.ts";
import { theme } from "./theme.ts";

/** The site without its pages: what a page with state needs to stand in. */
export const frame = templateFrame({
  design: "painting",
  facts,
  formats: { hours: hoursFormat },
  theme,
  nav: {
    variant: "bar",
    links: [
      { label: "Services and prices", href: "/services" },
      { label: "The fan deck", href: "/#deck" },
      { label: "The rules", href: "/#rules" },
    ],
    action: { label: "Free estimate", href: "/#estimate" },
    menuLabel: "Menu",
  },
  footer: {
    variant: "signature",
    closing: "Do not touch the footer. It is still wet.",
    groups: [
      {
        title: "Paint",
        links: [
          { label: "Services and prices", href: "/services" },
          { label: "Estimate calculator", href: "/services#estimate" },
        ],
      },
      { title: "Talk", links: [house.phone, house.email] },
    ],
    lines: ["{street}", "{locality}", "{area}", "{hours}"],
    legal: "{name} is a fictional firm of painters. Licensed, insured and imaginary.",
  },
  picture: wall,
  business: {
    "@type": "HousePainter",
    description: "House painters for {area}: two coats on everything, priced by the square foot.",
    priceRange: "$3.50–$11/sq ft",
    currenciesAccepted: "USD",
    areaServed: "{area}",
  },
});
