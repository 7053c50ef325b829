import { candleClock } from "../../content/home.ts";
import type { CandleClockProps } from "./candle-clock.props.ts";

export const candleClockSamples: Record<string, CandleClockProps> = { own: candleClock };
