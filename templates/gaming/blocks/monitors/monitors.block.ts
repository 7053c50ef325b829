import { defineBlock } from "../../../../engine/blocks/block.ts";
import { monitorsProps } from "./monitors.props.ts";
import { monitorsSamples } from "./monitors.samples.ts";
import { Monitors } from "./monitors.tsx";

export const monitorsBlock = defineBlock({
  type: "gaming/monitors",
  schema: monitorsProps,
  View: Monitors,
  samples: monitorsSamples,
});
