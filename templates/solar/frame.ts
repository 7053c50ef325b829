import { daysFrom, demoFrame, opening, usAddress } from "../template-frame.ts";
import { house } from "./content/house.ts";
import { dawn } from "./pictures.ts";
import { theme } from "./theme.ts";

/** The site without its pages. */
export const frame = demoFrame({
  theme,
  nav: {
    variant: "bar",
    links: [
      { label: "Openings", href: "#openings" },
      { label: "Terms", href: "#terms" },
      { label: "Payday", href: "#savings" },
      { label: "References", href: "#references" },
    ],
    action: { label: "Free consultation", href: "#consultation" },
    menuLabel: "Menu",
  },
  footer: {
    variant: "signature",
    closing: "The sun is back at 5:59. So is your roof.",
    groups: [
      {
        title: "Work",
        links: [
          { label: "Six openings", href: "#openings" },
          { label: "Savings calculator", href: "#savings" },
        ],
      },
      { title: "Talk", links: [house.phone, house.email] },
    ],
    lines: [house.street, house.city, house.area, house.hours],
    legal: "High Noon is a fictional firm. The sun is real.",
  },
  picture: dawn,
  business: {
    "@type": "HomeAndConstructionBusiness",
    name: house.name,
    description:
      "Solar panels for Tucson and Oro Valley: 30% federal credit, 25-year warranty, installed in one to two days.",
    priceRange: "$2.95–$4.10 a watt",
    currenciesAccepted: "USD",
    telephone: "+1-520-555-0112",
    email: house.email.label,
    areaServed: ["Tucson, AZ", "Oro Valley, AZ"],
    address: usAddress(house.street, "Tucson", "AZ", "85701"),
    openingHoursSpecification: [opening(daysFrom("Monday", "Friday"), "07:00", "19:00")],
  },
});
