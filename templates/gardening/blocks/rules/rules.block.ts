import { defineBlock } from "../../../../engine/blocks/block.ts";
import { rulesProps } from "./rules.props.ts";
import { rulesSamples } from "./rules.samples.ts";
import { Rules } from "./rules.tsx";

export const rulesBlock = defineBlock({
  type: "gardening/rules",
  schema: rulesProps,
  View: Rules,
  samples: rulesSamples,
});
