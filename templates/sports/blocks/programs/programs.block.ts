import { defineBlock } from "../../../../engine/blocks/block.ts";
import { programsProps } from "./programs.props.ts";
import { programsSamples } from "./programs.samples.ts";
import { Programs } from "./programs.tsx";

export const programsBlock = defineBlock({
  type: "sports/programs",
  schema: programsProps,
  View: Programs,
  samples: programsSamples,
});
