import { defineBlock } from "../../../../engine/blocks/block.ts";
import { tidesProps } from "./tides.props.ts";
import { tidesSamples } from "./tides.samples.ts";
import { Tides } from "./tides.tsx";

export const tidesBlock = defineBlock({
  type: "music/tides",
  schema: tidesProps,
  // How full a room is, only its own nights say.
  neutral: ({ dates, ...props }) => ({ ...props, dates: dates.map(({ sold: _, ...date }) => date) }),
  View: Tides,
  samples: tidesSamples,
});
