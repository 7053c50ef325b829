import { defineBlock } from "../../../../engine/blocks/block.ts";
import { headProps } from "./head.props.ts";
import { headSamples } from "./head.samples.ts";
import { Head } from "./head.tsx";

export const headBlock = defineBlock({
  type: "painting/head",
  schema: headProps,
  View: Head,
  samples: headSamples,
});
