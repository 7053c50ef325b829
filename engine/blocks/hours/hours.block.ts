import { defineBlock } from "../block.ts";
import { hoursProps } from "./hours.props.ts";
import { hoursSamples } from "./hours.samples.ts";
import { Hours } from "./hours.tsx";

export const hoursBlock = defineBlock({
  type: "hours",
  schema: hoursProps,
  View: Hours,
  samples: hoursSamples,
});
