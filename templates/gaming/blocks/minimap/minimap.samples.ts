import { minimap } from "../../content/arena.ts";
import type { MinimapProps } from "./minimap.props.ts";

export const minimapSamples: Record<string, MinimapProps> = { usual: minimap };
