import { features } from "../../content/home.ts";
import type { HunksProps } from "./hunks.props.ts";

export const hunksSamples: Record<string, HunksProps> = { usual: features };
