import { arena } from "../../content/arena.ts";
import type { FloorProps } from "./floor.props.ts";

export const floorSamples: Record<string, FloorProps> = { usual: arena };
