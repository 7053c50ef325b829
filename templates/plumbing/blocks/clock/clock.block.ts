import { defineBlock } from "../../../../engine/blocks/block.ts";
import { clockProps } from "./clock.props.ts";
import { clockSamples } from "./clock.samples.ts";
import { Clock } from "./clock.tsx";

export const clockBlock = defineBlock({
  type: "plumbing/clock",
  schema: clockProps,
  neutral: (props) => ({ ...props, drawing: "plain" as const }),
  View: Clock,
  samples: clockSamples,
});
