import { defineBlock } from "../../../../engine/blocks/block.ts";
import { dropProps } from "./drop.props.ts";
import { dropSamples } from "./drop.samples.ts";
import { Drop } from "./drop.tsx";

export const dropBlock = defineBlock({
  type: "gaming/drop",
  schema: dropProps,
  View: Drop,
  samples: dropSamples,
});
