import { defineBlock } from "../../../../engine/blocks/block.ts";
import { candleClockProps } from "./candle-clock.props.ts";
import { candleClockSamples } from "./candle-clock.samples.ts";
import { CandleClock } from "./candle-clock.tsx";

export const candleClockBlock = defineBlock({
  type: "restaurant/candle-clock",
  schema: candleClockProps,
  View: CandleClock,
  neutral: () => ({ marks: [] }),
  samples: candleClockSamples,
});
