import { defineBlock } from "../../../../engine/blocks/block.ts";
import { finishesProps } from "./finishes.props.ts";
import { finishesSamples } from "./finishes.samples.ts";
import { Finishes } from "./finishes.tsx";
import { neutralFinishes } from "./neutral-finishes.ts";

export const finishesBlock = defineBlock({
  type: "sports/finishes",
  schema: finishesProps,
  neutral: neutralFinishes,
  View: Finishes,
  samples: finishesSamples,
});
