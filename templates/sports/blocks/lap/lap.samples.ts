import { lap } from "../../content/home.ts";
import type { LapProps } from "./lap.props.ts";

export const lapSamples: Record<string, LapProps> = { usual: lap };
