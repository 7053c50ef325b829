import { day } from "../../content/home.ts";
import type { DayProps } from "./day.props.ts";

export const daySamples: Record<string, DayProps> = { usual: day };
