import { still } from "../../content/home.ts";
import type { StillProps } from "./still.props.ts";

export const stillSamples: Record<string, StillProps> = { usual: still };
