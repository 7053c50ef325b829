import { defineBlock } from "../../../../engine/blocks/block.ts";
import { windProps } from "./wind.props.ts";
import { windSamples } from "./wind.samples.ts";
import { Wind } from "./wind.tsx";

export const windBlock = defineBlock({
  type: "treeservice/wind",
  schema: windProps,
  View: Wind,
  samples: windSamples,
});
