import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { room } from "../../pictures/art.ts";
import { house } from "./content/house.ts";
import { theme } from "./theme.ts";

/** The site without its pages: what a page with state needs to stand in. */
export const frame = {
  schema: 2,
  theme,
  nav: {
    variant: "bar",
    brand: "Ovale",
    links: [
      { label: "Gallery", href: "/gallery" },
      { label: "Artists", href: "/artists" },
      { label: "Exhibitions", href: "/exhibitions" },
    ],
    menuLabel: "Rooms",
  },
  footer: {
    variant: "columns",
    brand: "Ovale",
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
  seo: {
    siteName: "Ovale",
    language: "en-US",
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
      address: {
        "@type": "PostalAddress",
        streetAddress: house.street,
        addressLocality: "Petaluma",
        addressRegion: "CA",
        postalCode: "94952",
        addressCountry: "US",
      },
      openingHoursSpecification: [
        opening(["Wednesday", "Thursday", "Friday"], "11:00", "18:00"),
        opening(["Saturday"], "11:00", "20:00"),
        opening(["Sunday"], "12:00", "16:00"),
      ],
    },
  },
} satisfies Omit<SiteDocument, "pages">;

function opening(dayOfWeek: string[], opens: string, closes: string) {
  return { "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes };
}
