import { wait } from "../../content/home.ts";
import type { WheelProps } from "./wheel.props.ts";

export const wheelSamples: Record<string, WheelProps> = { usual: wait };
