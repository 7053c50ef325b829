import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import type { Design } from "../design.ts";
import { fashionBlocks } from "./blocks/blocks.ts";
import { CartCount } from "./blocks/cart-count/live.tsx";
import { fashionCollections } from "./collections.ts";
import { recordData } from "./record-data.ts";

export const fashion: Design = {
  slug: "fashion",
  blocks: joinRegistries(coreBlocks, fashionBlocks),
  collections: fashionCollections,
  recordData,
  notes: {
    "/cart": {
      type: "fashion/cart-count",
      View: CartCount,
      props: { begun: { cart: "{collection:cart}", wishlist: "{collection:wishlist}" } },
    },
  },
  begun: ["cart", "wishlist"],
};
