import { defineBlock } from "../../../../engine/blocks/block.ts";
import { tidesProps } from "./tides.props.ts";
import { tidesSamples } from "./tides.samples.ts";
import { Tides } from "./tides.tsx";

export const tidesBlock = defineBlock({
  type: "nonprofit/tides",
  schema: tidesProps,
  neutral: ({ labels, note, days, ...props }) => ({
    ...props,
    days: days.map(({ low, high, ...day }) => day),
  }),
  View: Tides,
  samples: tidesSamples,
});
