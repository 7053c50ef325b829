import { defineBlock } from "../../../../engine/blocks/block.ts";
import { knockoutProps } from "./knockout.props.ts";
import { knockoutSamples } from "./knockout.samples.ts";
import { Knockout } from "./knockout.tsx";
import { neutralKnockout } from "./neutral-knockout.ts";

export const knockoutBlock = defineBlock({
  type: "gaming/knockout",
  schema: knockoutProps,
  neutral: neutralKnockout,
  View: Knockout,
  samples: knockoutSamples,
});
