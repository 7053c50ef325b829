import { trace } from "../../content/trace.ts";
import type { FlameProps } from "./flame.props.ts";

export const flameSamples: Record<string, FlameProps> = { usual: trace };
