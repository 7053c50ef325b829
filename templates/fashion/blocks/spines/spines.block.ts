import { defineBlock } from "../../../../engine/blocks/block.ts";
import { spinesProps } from "./spines.props.ts";
import { spinesSamples } from "./spines.samples.ts";
import { Spines } from "./spines.tsx";

export const spinesBlock = defineBlock({
  type: "fashion/spines",
  schema: spinesProps,
  View: Spines,
  samples: spinesSamples,
});
