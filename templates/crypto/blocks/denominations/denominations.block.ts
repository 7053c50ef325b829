import { defineBlock } from "../../../../engine/blocks/block.ts";
import { priceOf } from "../../market/figures.ts";
import { denominationsProps } from "./denominations.props.ts";
import { denominationsSamples } from "./denominations.samples.ts";
import { Denominations } from "./denominations.tsx";

export const denominationsBlock = defineBlock({
  type: "crypto/denominations",
  schema: denominationsProps,
  View: Denominations,
  neutral: (props) => ({ ...props, isPlain: true }),
  says: { coins: (offer) => ({ price: priceOf(offer) }) },
  samples: denominationsSamples,
});
