import { unsaidCurrency } from "../../engine/facts/currencies.ts";
import type { RecordData } from "../../engine/render/page-head.ts";
import type { House } from "./collections.ts";

/** What search engines are told of the records that have pages, by collection. */
export const recordData = { houses: houseData } satisfies Record<string, RecordData>;

function houseData(house: House, { site, url, origin }: Parameters<RecordData>[1]) {
  const { name, line, type, beds, price, status, area, year, image } = house;
  return {
    "@type": "RealEstateListing",
    name,
    description: line,
    url,
    ...(image && { image: `${origin}${image.path}.jpg?v=${image.version}` }),
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
      priceCurrency: site.facts.currency ?? unsaidCurrency,
      availability: `https://schema.org/${status === "sold" ? "SoldOut" : "InStock"}`,
    },
  };
}
