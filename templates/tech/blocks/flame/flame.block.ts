import { defineBlock } from "../../../../engine/blocks/block.ts";
import { flameProps } from "./flame.props.ts";
import { flameSamples } from "./flame.samples.ts";
import { Flame } from "./flame.tsx";

export const flameBlock = defineBlock({
  type: "tech/flame",
  schema: flameProps,
  View: Flame,
  neutral: ({ rows, unit, caption, beyond, ...words }) => words,
  samples: flameSamples,
});
