import { defineBlock } from "../../../../engine/blocks/block.ts";
import { dayProps } from "./day.props.ts";
import { daySamples } from "./day.samples.ts";
import { Day } from "./day.tsx";

export const dayBlock = defineBlock({
  type: "travel/day",
  schema: dayProps,
  View: Day,
  samples: daySamples,
});
