import { defineBlock } from "../../../../engine/blocks/block.ts";
import { knockoutProps } from "./knockout.props.ts";
import { knockoutSamples } from "./knockout.samples.ts";
import { Knockout } from "./knockout.tsx";

export const knockoutBlock = defineBlock({
  type: "gaming/knockout",
  schema: knockoutProps,
  View: Knockout,
  samples: knockoutSamples,
});
