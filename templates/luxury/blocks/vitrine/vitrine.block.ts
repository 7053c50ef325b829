import { defineBlock } from "../../../../engine/blocks/block.ts";
import { vitrineProps } from "./vitrine.props.ts";
import { vitrineSamples } from "./vitrine.samples.ts";
import { Vitrine } from "./vitrine.tsx";

export const vitrineBlock = defineBlock({
  type: "luxury/vitrine",
  schema: vitrineProps,
  View: Vitrine,
  samples: vitrineSamples,
});
