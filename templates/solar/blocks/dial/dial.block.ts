import { defineBlock } from "../../../../engine/blocks/block.ts";
import { dialProps } from "./dial.props.ts";
import { dialSamples } from "./dial.samples.ts";
import { DialOrHours } from "./hours.tsx";

export const dialBlock = defineBlock({
  type: "solar/dial",
  schema: dialProps,
  View: DialOrHours,
  samples: dialSamples,
});
