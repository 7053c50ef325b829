import { defineBlock } from "../../../../engine/blocks/block.ts";
import { monitorsProps } from "./monitors.props.ts";
import { monitorsSamples } from "./monitors.samples.ts";
import { Monitors } from "./monitors.tsx";
import { neutralMonitors } from "./neutral-monitors.ts";

export const monitorsBlock = defineBlock({
  type: "gaming/monitors",
  schema: monitorsProps,
  neutral: neutralMonitors,
  View: Monitors,
  samples: monitorsSamples,
});
