import { fourBreaths } from "../../content/home.ts";
import type { BreathProps } from "./breath.props.ts";

export const breathSamples: Record<string, BreathProps> = { usual: fourBreaths };
