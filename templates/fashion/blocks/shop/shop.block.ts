import { defineBlock } from "../../../../engine/blocks/block.ts";
import { formatPrice } from "../../money.ts";
import { Shop } from "./live.tsx";
import { shopProps } from "./shop.props.ts";
import { shopSamples } from "./shop.samples.ts";

export const shopBlock = defineBlock({
  type: "fashion/shop",
  schema: shopProps,
  View: Shop,
  isLive: true,
  says: {
    products: ({ price, originalPrice, image }, { piece }) => ({
      price: formatPrice(price),
      note: originalPrice && `${piece.price.before} ${formatPrice(originalPrice)}`,
      picture: image,
    }),
  },
  samples: shopSamples,
});
