import { daysFrom, demoFrame, opening, usAddress } from "../template-frame.ts";
import { house } from "./content/house.ts";
import { room } from "./pictures.ts";
import { theme } from "./theme.ts";

/** The site without its pages: what a page with state needs to stand in. */
export const frame = demoFrame({
  theme,
  nav: {
    variant: "bar",
    links: [
      { label: "Gallery", href: "/gallery" },
      { label: "Artists", href: "/artists" },
      { label: "Exhibitions", href: "/exhibitions" },
    ],
    menuLabel: "Rooms",
  },
  footer: {
    variant: "columns",
    closing: "White walls, true proportions, no shouting.",
    groups: [
      {
        title: "Rooms",
        links: [
          { label: "Gallery", href: "/gallery" },
          { label: "Artists", href: "/artists" },
          { label: "Exhibitions", href: "/exhibitions" },
        ],
      },
      {
        title: "Desk",
        links: [{ label: "Hours and way", href: "/#visit" }, house.phone, house.email],
      },
    ],
    lines: [house.street, house.city, "Wednesday to Sunday"],
    legal: "Ovale is a fictional gallery. Nothing oval is for sale.",
  },
  picture: room,
  business: {
    "@type": "ArtGallery",
    name: "Ovale",
    description:
      "A contemporary gallery that hangs every work at its true size beside the others, on one line.",
    slogan: "White walls, true proportions, no shouting.",
    telephone: "+1-707-555-0150",
    email: house.email.label,
    currenciesAccepted: "USD",
    isAccessibleForFree: true,
    address: usAddress(house.street, "Petaluma", "CA", "94952"),
    openingHoursSpecification: [
      opening(daysFrom("Wednesday", "Friday"), "11:00", "18:00"),
      opening(["Saturday"], "11:00", "20:00"),
      opening(["Sunday"], "12:00", "16:00"),
    ],
  },
});
