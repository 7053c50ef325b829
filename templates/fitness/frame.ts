import { templateFrame } from "../template-frame.ts";
import { house, openingHours } from "./content/house.ts";
import { facts, hoursFormat } from "./facts.ts";
import { hero } from "./pictures.ts";
import { theme } from "./theme.ts";

/** The site without its pages: what a page with state needs to stand in. */
export const frame = templateFrame({
  design: "fitness",
  facts,
  formats: { hours: hoursFormat },
  theme,
  nav: {
    variant: "bar",
    links: [
      { label: "Classes", href: "/classes" },
      { label: "Trainers", href: "/trainers" },
      { label: "Membership", href: "/membership" },
      { label: "Contact", href: "/contact" },
    ],
    action: { label: "Lift for $20", href: "/contact?plan=day" },
    menuLabel: "Menu",
  },
  footer: {
    variant: "signature",
    closing: "Put your plates back. That is the whole rule book.",
    groups: [
      {
        title: "Lift",
        links: [
          { label: "This week’s classes", href: "/classes" },
          { label: "Five trainers", href: "/trainers" },
          { label: "What it costs", href: "/membership" },
        ],
      },
      {
        title: "Shout",
        links: [{ label: "Find the door", href: "/contact" }, house.phone, house.email],
      },
    ],
    lines: [house.street, house.city, ...openingHours.map(({ days, times }) => `${days}, ${times}`)],
    legal: "Ironfield is a fictional gym. The kilograms are real.",
  },
  picture: hero,
  business: {
    "@type": "ExerciseGym",
    description: "A strength gym in a former rolling mill: twenty-five platforms, open at five every day.",
    priceRange: "$20–$140",
    currenciesAccepted: "USD",
  },
});
