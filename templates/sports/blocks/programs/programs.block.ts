import { defineBlock } from "../../../../engine/blocks/block.ts";
import { neutralPrograms } from "./neutral-programs.ts";
import { programsProps } from "./programs.props.ts";
import { programsSamples } from "./programs.samples.ts";
import { Programs } from "./programs.tsx";

export const programsBlock = defineBlock({
  type: "sports/programs",
  schema: programsProps,
  neutral: neutralPrograms,
  View: Programs,
  samples: programsSamples,
});
