import { threshold } from "../../content/home.ts";
import type { ThresholdProps } from "./threshold.props.ts";

export const thresholdSamples: Record<string, ThresholdProps> = { own: threshold };
