import { defineBlock } from "../../../../engine/blocks/block.ts";
import { weeksProps } from "./weeks.props.ts";
import { weeksSamples } from "./weeks.samples.ts";
import { Weeks } from "./weeks.tsx";

export const weeksBlock = defineBlock({
  type: "poolbuilder/weeks",
  schema: weeksProps,
  View: Weeks,
  neutral: ({ depth, ...others }) => others,
  samples: weeksSamples,
});
