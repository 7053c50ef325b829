import { defineBlock } from "../../../../engine/blocks/block.ts";
import { handfulProps } from "./handful.props.ts";
import { handfulSamples } from "./handful.samples.ts";
import { Handful } from "./handful.tsx";

export const handfulBlock = defineBlock({
  type: "crypto/handful",
  schema: handfulProps,
  View: Handful,
  samples: handfulSamples,
});
