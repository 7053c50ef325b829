import { defineBlock } from "../../../../engine/blocks/block.ts";
import { manualProps } from "./manual.props.ts";
import { manualSamples } from "./manual.samples.ts";
import { Manual } from "./manual.tsx";

export const manualBlock = defineBlock({
  type: "tech/manual",
  schema: manualProps,
  View: Manual,
  samples: manualSamples,
});
