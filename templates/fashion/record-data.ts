import { unsaidCurrency } from "../../engine/facts/currencies.ts";
import type { RecordData } from "../../engine/render/page-head.ts";
import type { Product } from "./collections.ts";

/** What search engines are told of the records that have pages, by collection. */
export const recordData = { products: productData } satisfies Record<string, RecordData>;

function productData(product: Product, { site, url, origin }: Parameters<RecordData>[1]) {
  const { id, name, category, color, image, price, rating, reviews, inStock } = product;
  return {
    "@type": "Product",
    sku: id,
    name,
    description: product.description,
    category,
    color,
    material: product.material,
    image: image && `${origin}${image.path}.jpg?v=${image.version}`,
    brand: { "@type": "Brand", name: site.facts.name },
    offers: {
      "@type": "Offer",
      url,
      price: (price / 100).toFixed(2),
      priceCurrency: site.facts.currency ?? unsaidCurrency,
      availability: `https://schema.org/${inStock ? "InStock" : "OutOfStock"}`,
    },
    aggregateRating:
      rating && reviews
        ? { "@type": "AggregateRating", ratingValue: rating, reviewCount: reviews }
        : undefined,
  };
}
