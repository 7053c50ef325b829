import { pageOf } from "../../template-page.ts";
import type { FashionBlock } from "../blocks/blocks.ts";
import { others, product, story } from "../content/product.ts";

/** The page of each piece. */
export const productPage = pageOf<FashionBlock>({
  record: "products",
  seo: { title: "{record.name}: {name}", description: "{record.summary}" },
  sections: {
    product: { type: "fashion/product", props: product },
    story: { type: "fashion/product-story", tone: "deep", props: story },
    others: { type: "fashion/product-others", props: others },
  },
});
