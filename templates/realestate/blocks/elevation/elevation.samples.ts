import { elevation } from "../../content/agents.ts";
import type { ElevationProps } from "./elevation.props.ts";

export const elevationSamples: Record<string, ElevationProps> = { elevation };
