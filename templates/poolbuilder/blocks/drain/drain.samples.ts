import { drain } from "../../content/home.ts";
import type { DrainProps } from "./drain.props.ts";

export const drainSamples: Record<string, DrainProps> = { usual: drain };
