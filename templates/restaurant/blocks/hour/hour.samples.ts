import { firstCandle, halfGone } from "../../content/home.ts";
import type { HourProps } from "./hour.props.ts";

export const hourSamples: Record<string, HourProps> = { plate: firstCandle, open: halfGone };
