import type { MetaDescriptor } from "react-router";
import { identity } from "../identity/identity.ts";
import { siteOrigin } from "../identity/site-origin.ts";
import { meta } from "./content.ts";

const address = `${siteOrigin}/`;
const picture = `${siteOrigin}/og.jpg`;

export const landingMeta: MetaDescriptor[] = [
  { title: meta.title },
  { name: "description", content: meta.description },
  { tagName: "link", rel: "canonical", href: address },
  { property: "og:type", content: "website" },
  { property: "og:site_name", content: identity.name },
  { property: "og:title", content: meta.title },
  { property: "og:description", content: meta.description },
  { property: "og:url", content: address },
  { property: "og:image", content: picture },
  { property: "og:image:width", content: "1200" },
  { property: "og:image:height", content: "630" },
  { property: "og:image:alt", content: meta.pictureAlt },
  { name: "twitter:card", content: "summary_large_image" },
  {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "ProfessionalService",
      name: identity.name,
      slogan: identity.tagline,
      description: meta.description,
      url: address,
      image: picture,
      email: identity.email,
      telephone: identity.phone,
      address: identity.address,
      priceRange: "$15,000–$500,000",
    },
  },
];
