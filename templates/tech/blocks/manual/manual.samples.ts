import { manual } from "../../content/manual.ts";
import type { ManualProps } from "./manual.props.ts";

export const manualSamples: Record<string, ManualProps> = { usual: manual };
