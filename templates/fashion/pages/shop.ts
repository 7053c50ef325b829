import { pageOf } from "../../template-page.ts";
import type { FashionBlock } from "../blocks/blocks.ts";
import { shop } from "../content/shop.ts";

export const shopPage = pageOf<FashionBlock>({
  seo: {
    title: "Shop: {name}, eighteen pieces",
    description:
      "Eighteen pieces cut on the bias: dresses, blazers, outerwear, accessories and shoes, by size, color and price.",
  },
  sections: { shop: { type: "fashion/shop", props: shop } },
});
