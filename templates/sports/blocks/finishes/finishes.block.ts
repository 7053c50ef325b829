import { defineBlock } from "../../../../engine/blocks/block.ts";
import { finishesProps } from "./finishes.props.ts";
import { finishesSamples } from "./finishes.samples.ts";
import { Finishes } from "./finishes.tsx";

export const finishesBlock = defineBlock({
  type: "sports/finishes",
  schema: finishesProps,
  View: Finishes,
  samples: finishesSamples,
});
