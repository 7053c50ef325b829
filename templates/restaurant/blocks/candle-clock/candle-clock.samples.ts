import { most } from "../../../longest-text.ts";
import { candleClock } from "../../content/home.ts";
import type { CandleClockProps } from "./candle-clock.props.ts";

export const candleClockSamples: Record<string, CandleClockProps> = {
  own: candleClock,
  least: { marks: [] },
  few: { marks: ["6:00", "9:00"] },
  most: { marks: most(10, (number) => `${number}:30 PM`) },
};
