import { defineBlock } from "../../../../engine/blocks/block.ts";
import { ringsProps } from "./rings.props.ts";
import { ringsSamples } from "./rings.samples.ts";
import { Rings } from "./rings.tsx";

export const ringsBlock = defineBlock({
  type: "treeservice/rings",
  schema: ringsProps,
  opensPage: true,
  View: Rings,
  samples: ringsSamples,
});
