import { defineBlock } from "../../../../engine/blocks/block.ts";
import { minutesProps } from "./minutes.props.ts";
import { minutesSamples } from "./minutes.samples.ts";
import { Minutes } from "./minutes.tsx";

export const minutesBlock = defineBlock({
  type: "food/minutes",
  schema: minutesProps,
  View: Minutes,
  samples: minutesSamples,
});
