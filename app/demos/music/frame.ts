import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { record } from "../../pictures/music.ts";
import { house } from "./content/house.ts";
import { theme } from "./theme.ts";

const sections = [
  { label: "Label", href: "#label" },
  { label: "Releases", href: "#releases" },
  { label: "Artists", href: "#artists" },
  { label: "Tour", href: "#tour" },
];

/** The site without its pages. Its navigation is the spine of a sleeve. */
export const frame = {
  schema: 2,
  theme,
  nav: {
    variant: "rail",
    brand: "Undertow",
    links: sections,
    action: { label: "Subscribe", href: "#letter" },
    menuLabel: "Menu",
  },
  footer: {
    variant: "columns",
    brand: "Undertow",
    closing: "Lift the needle. Turn it over. Start again.",
    groups: [
      { title: "Side A", links: sections },
      {
        title: "Side B",
        links: [{ label: "The back of UT-008", href: "#sleeve" }, house.mail, house.demos],
      },
    ],
    lines: [house.street, house.city, "Wednesday to Saturday,", "while the creek is in"],
    legal: "Undertow is a fictional label. The flutes are real.",
  },
  seo: {
    siteName: "Undertow",
    language: "en-US",
    picture: record,
    business: {
      "@type": "Organization",
      name: "Undertow",
      description:
        "An independent record label: eight records, six artists, and sleeves that are sold framed.",
      email: house.mail.label,
      foundingDate: "2019",
      address: {
        "@type": "PostalAddress",
        streetAddress: house.street,
        addressLocality: "Port Townsend",
        addressRegion: "WA",
        postalCode: "98368",
        addressCountry: "US",
      },
    },
  },
} satisfies Omit<SiteDocument, "pages">;
