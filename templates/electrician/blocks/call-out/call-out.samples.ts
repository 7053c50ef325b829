import { callOut } from "../../content/home.ts";
import type { CallOutProps } from "./call-out.props.ts";

export const callOutSamples: Record<string, CallOutProps> = { usual: callOut };
