import { defineBlock } from "../../../../engine/blocks/block.ts";
import { yearProps } from "./year.props.ts";
import { yearSamples } from "./year.samples.ts";
import { Year } from "./year.tsx";

export const yearBlock = defineBlock({
  type: "gardening/year",
  schema: yearProps,
  View: Year,
  samples: yearSamples,
});
