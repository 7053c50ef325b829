import { defineBlock } from "../../../../engine/blocks/block.ts";
import { dollarProps } from "./dollar.props.ts";
import { dollarSamples } from "./dollar.samples.ts";
import { Dollar } from "./dollar.tsx";

export const dollarBlock = defineBlock({
  type: "nonprofit/dollar",
  schema: dollarProps,
  View: Dollar,
  samples: dollarSamples,
});
