import { defineBlock } from "../../../../engine/blocks/block.ts";
import { plinthsProps } from "./plinths.props.ts";
import { plinthsSamples } from "./plinths.samples.ts";
import { Plinths } from "./plinths.tsx";

export const plinthsBlock = defineBlock({
  type: "fashion/plinths",
  schema: plinthsProps,
  View: Plinths,
  // What it cost before is no second price.
  says: { pieces: ({ price }) => ({ price }) },
  samples: plinthsSamples,
});
