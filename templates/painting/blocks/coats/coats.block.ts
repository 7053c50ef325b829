import { defineBlock } from "../../../../engine/blocks/block.ts";
import { coatsProps } from "./coats.props.ts";
import { coatsSamples } from "./coats.samples.ts";
import { Coats } from "./coats.tsx";

export const coatsBlock = defineBlock({
  type: "painting/coats",
  schema: coatsProps,
  View: Coats,
  samples: coatsSamples,
});
