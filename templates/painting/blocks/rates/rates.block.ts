import { defineBlock } from "../../../../engine/blocks/block.ts";
import { ratesProps } from "./rates.props.ts";
import { ratesSamples } from "./rates.samples.ts";
import { Rates } from "./rates.tsx";

export const ratesBlock = defineBlock({
  type: "painting/rates",
  schema: ratesProps,
  View: Rates,
  samples: ratesSamples,
});
