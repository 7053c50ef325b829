import { defineBlock } from "../block.ts";
import { chipsProps } from "./chips.props.ts";
import { chipsSamples } from "./chips.samples.ts";
import { Chips } from "./chips.tsx";

export const chipsBlock = defineBlock({
  type: "chips",
  schema: chipsProps,
  View: Chips,
  samples: chipsSamples,
});
