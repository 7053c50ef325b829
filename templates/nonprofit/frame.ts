import { daysFrom, demoFrame, opening, usAddress } from "../template-frame.ts";
import { boathouse } from "./content/boathouse.ts";
import { dawn } from "./pictures.ts";
import { theme } from "./theme.ts";

/** The site without its page. */
export const frame = demoFrame({
  theme,
  nav: {
    variant: "bar",
    links: [
      { label: "What we do", href: "#folds" },
      { label: "Gifts", href: "#gifts" },
      { label: "One dollar", href: "#dollar" },
      { label: "Lantern Saturdays", href: "#tides" },
    ],
    action: { label: "Call the boathouse", href: boathouse.call },
    menuLabel: "Menu",
  },
  footer: {
    variant: "columns",
    closing: "From here it is all sea. Mind the step.",
    groups: [
      {
        title: "Upstream",
        links: [
          { label: "What we do", href: "#folds" },
          { label: "Gifts", href: "#gifts" },
          { label: "One dollar", href: "#dollar" },
        ],
      },
    ],
    lines: [...boathouse.address, boathouse.hours],
    legal: "Paperboat is a fictional charity. No money is taken here.",
  },
  picture: dawn,
  business: {
    "@type": "NGO",
    name: boathouse.name,
    description: "A charity for one river: clean-ups, willows, water tests and a school on the water.",
    telephone: "+1-207-555-0142",
    email: boathouse.mail,
    priceRange: "$5 and up",
    areaServed: { "@type": "Place", name: "Tamsin River, Maine" },
    address: usAddress("1 Slip Lane", "Port Tamsin", "ME", "04653"),
    openingHoursSpecification: opening(daysFrom("Tuesday", "Sunday"), "08:00", "18:00"),
  },
});
