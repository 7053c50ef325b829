import { defineBlock } from "../../../../engine/blocks/block.ts";
import { tidesProps } from "./tides.props.ts";
import { tidesSamples } from "./tides.samples.ts";
import { Tides } from "./tides.tsx";

export const tidesBlock = defineBlock({
  type: "music/tides",
  schema: tidesProps,
  View: Tides,
  samples: tidesSamples,
});
