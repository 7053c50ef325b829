import { defineBlock } from "../block.ts";
import { timelineProps } from "./timeline.props.ts";
import { timelineSamples } from "./timeline.samples.ts";
import { Timeline } from "./timeline.tsx";

export const timelineBlock = defineBlock({
  type: "timeline",
  schema: timelineProps,
  View: Timeline,
  samples: timelineSamples,
});
