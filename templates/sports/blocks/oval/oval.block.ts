import { defineBlock } from "../../../../engine/blocks/block.ts";
import { ovalProps } from "./oval.props.ts";
import { ovalSamples } from "./oval.samples.ts";
import { Oval } from "./oval.tsx";

export const ovalBlock = defineBlock({
  type: "sports/oval",
  schema: ovalProps,
  View: Oval,
  samples: ovalSamples,
});
