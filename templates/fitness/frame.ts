import { demoFrame, opening, usAddress } from "../template-frame.ts";
import { house, openingHours, opens } from "./content/house.ts";
import { hero } from "./pictures.ts";
import { theme } from "./theme.ts";

/** The site without its pages: what a page with state needs to stand in. */
export const frame = demoFrame({
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
    name: "Ironfield",
    description: "A strength gym in a former rolling mill: twenty-five platforms, open at five every day.",
    priceRange: "$20–$140",
    currenciesAccepted: "USD",
    telephone: "+1-412-555-0105",
    email: house.email.label,
    address: usAddress(house.street, "Pittsburgh", "PA", "15203"),
    openingHoursSpecification: openingHours.map(({ dayOfWeek, closes }) => opening(dayOfWeek, opens, closes)),
  },
});
