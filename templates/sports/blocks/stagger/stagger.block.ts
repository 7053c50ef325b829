import { defineBlock } from "../../../../engine/blocks/block.ts";
import { neutralStagger } from "./neutral-stagger.ts";
import { staggerProps } from "./stagger.props.ts";
import { staggerSamples } from "./stagger.samples.ts";
import { Stagger } from "./stagger.tsx";

export const staggerBlock = defineBlock({
  type: "sports/stagger",
  schema: staggerProps,
  neutral: neutralStagger,
  View: Stagger,
  samples: staggerSamples,
});
