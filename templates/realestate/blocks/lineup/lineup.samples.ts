import { lineup } from "../../content/home.ts";
import type { LineupProps } from "./lineup.props.ts";

export const lineupSamples: Record<string, LineupProps> = { lineup };
