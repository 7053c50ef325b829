import { defineBlock } from "../../../../engine/blocks/block.ts";
import { LiveSavings } from "./live.tsx";
import { savingsProps } from "./savings.props.ts";
import { savingsSamples } from "./savings.samples.ts";

export const savingsBlock = defineBlock({
  type: "solar/savings",
  schema: savingsProps,
  View: LiveSavings,
  isLive: true,
  // Nobody else's roof writes an invoice.
  neutral: false,
  samples: savingsSamples,
});
