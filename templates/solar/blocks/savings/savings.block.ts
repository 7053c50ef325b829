import { defineBlock } from "../../../../engine/blocks/block.ts";
import { savingsProps } from "./savings.props.ts";
import { savingsSamples } from "./savings.samples.ts";
import { Savings } from "./savings.tsx";

export const savingsBlock = defineBlock({
  type: "solar/savings",
  schema: savingsProps,
  View: Savings,
  // Nobody else's roof writes an invoice.
  neutral: false,
  samples: savingsSamples,
});
