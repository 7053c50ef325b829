import { reasons } from "../../content/home.ts";
import type { FloorProps } from "./floor.props.ts";

export const floorSamples: Record<string, FloorProps> = { usual: reasons };
