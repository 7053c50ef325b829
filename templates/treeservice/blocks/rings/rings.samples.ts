import { trailhead } from "../../content/home.ts";
import type { RingsProps } from "./rings.props.ts";

export const ringsSamples: Record<string, RingsProps> = { usual: trailhead };
