import type { Page } from "../../../engine/document/site-document.ts";
import type { HeadEntry } from "../../../engine/render/page-head.ts";
import { productDetails } from "../content/product-details.ts";
import type { Product } from "../content/products.ts";

/** Title, description and JSON-LD of a piece's page; `base` is where the site is shown on `origin`. */
export function productHead(
  product: Product,
  origin: string,
  base: string,
): { seo: Page["seo"]; jsonLd: HeadEntry } {
  const { id, name, category, color, image, price, rating, reviews, inStock } = product;
  const { description, material } = productDetails[product.id];
  return {
    seo: {
      title: `${name}: Oblique`,
      description: `${name}, ${color.toLowerCase()}. ${firstSentence(description)}`,
    },
    jsonLd: {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "Product",
        sku: id,
        name,
        description,
        category,
        color,
        material,
        image: `${origin}${image.path}.jpg?v=${image.version}`,
        brand: { "@type": "Brand", name: "Oblique" },
        offers: {
          "@type": "Offer",
          url: `${origin}${base}/product/${id}`,
          price: (price / 100).toFixed(2),
          priceCurrency: "USD",
          availability: `https://schema.org/${inStock ? "InStock" : "OutOfStock"}`,
        },
        aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount: reviews },
      },
    },
  };
}

function firstSentence(text: string): string {
  return text.split(/(?<=\.) /, 1)[0] ?? text;
}
