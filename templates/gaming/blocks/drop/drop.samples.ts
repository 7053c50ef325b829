import { hero } from "../../content/arena.ts";
import type { DropProps } from "./drop.props.ts";

export const dropSamples: Record<string, DropProps> = { usual: hero };
