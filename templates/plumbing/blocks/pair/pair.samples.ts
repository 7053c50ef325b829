import { pair } from "../../content/services.ts";
import type { PairProps } from "./pair.props.ts";

export const pairSamples: Record<string, PairProps> = { usual: pair };
