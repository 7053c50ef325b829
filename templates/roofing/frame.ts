import { daysFrom, demoFrame, opening, usAddress } from "../template-frame.ts";
import { house } from "./content/house.ts";
import { slope } from "./pictures.ts";
import { theme } from "./theme.ts";

const sections = [
  { label: "Services", href: "#services" },
  { label: "Guarantee", href: "#guarantee" },
  { label: "Why us", href: "#why" },
  { label: "Pitch", href: "#pitch" },
  { label: "Rain", href: "#rain" },
];

/** The site without its pages. */
export const frame = demoFrame({
  theme,
  nav: {
    variant: "bar",
    links: sections,
    action: house.estimate,
    menuLabel: "Menu",
  },
  footer: {
    variant: "columns",
    closing: "It is raining somewhere. Not here.",
    groups: [
      { title: "The roof", links: sections },
      { title: "The ladder", links: [house.phone, house.email, house.estimate] },
    ],
    lines: [house.street, house.city, "Licensed, insured, roped"],
    legal: "Rafter & Rain is a fictional roofer. The pitch table is correct.",
  },
  picture: slope,
  business: {
    "@type": "RoofingContractor",
    name: "Rafter & Rain",
    description:
      "Slate roofs, copper gutters and repairs between Rutland and Middlebury, guaranteed for forty years.",
    telephone: "+1-802-555-0142",
    email: house.email.label,
    priceRange: "$240–$60,000",
    currenciesAccepted: "USD",
    areaServed: ["Rutland, VT", "Middlebury, VT", "Poultney, VT"],
    address: usAddress(house.street, "Poultney", "VT", "05764"),
    openingHoursSpecification: opening(daysFrom("Monday", "Saturday"), "07:00", "18:00"),
  },
});
