import { defineBlock } from "../../../../engine/blocks/block.ts";
import { priceOf } from "../../market/figures.ts";
import { tapeProps } from "./tape.props.ts";
import { tapeSamples } from "./tape.samples.ts";
import { Tape } from "./tape.tsx";

export const tapeBlock = defineBlock({
  type: "crypto/tape",
  schema: tapeProps,
  View: Tape,
  neutral: (props) => ({ ...props, isPlain: true }),
  says: { coins: (offer) => ({ price: priceOf(offer) }) },
  samples: tapeSamples,
});
