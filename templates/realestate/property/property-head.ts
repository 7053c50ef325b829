import type { Page } from "../../../engine/document/site-document.ts";
import type { HeadEntry } from "../../../engine/render/page-head.ts";
import { housePictures } from "../content/house-pictures.ts";
import type { ListedHouse } from "../content/houses.ts";
import { formatBeds, formatPrice } from "../measures.ts";

/** Title, description and JSON-LD of a house's page; `base` is where the site is shown on `origin`. */
export function propertyHead(
  house: ListedHouse,
  origin: string,
  base: string,
): { seo: Page["seo"]; jsonLd: HeadEntry } {
  const { id, name, line, type, beds, price, status, area, architect, year } = house;
  const { model } = housePictures[id];
  const url = `${origin}${base}/property/${id}`;
  return {
    seo: {
      title: `${name}: ${formatBeds(beds)}, ${formatPrice(price)} | Plinth`,
      description: `${name}, ${type.toLowerCase()} by ${architect}, ${area} m². ${line}`,
    },
    jsonLd: {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "RealEstateListing",
        name,
        description: line,
        url,
        image: `${origin}${model.path}.jpg?v=${model.version}`,
        mainEntity: {
          "@type": type === "Apartment" ? "Apartment" : "House",
          name,
          numberOfBedrooms: beds,
          yearBuilt: year,
          floorSize: { "@type": "QuantitativeValue", value: area, unitCode: "MTK" },
        },
        offers: {
          "@type": "Offer",
          url,
          price: (price / 100).toFixed(2),
          priceCurrency: "USD",
          availability: `https://schema.org/${status === "Sold" ? "SoldOut" : "InStock"}`,
        },
      },
    },
  };
}
