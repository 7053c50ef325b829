import { wall } from "../../content/home.ts";
import type { WallProps } from "./wall.props.ts";

export const wallSamples: Record<string, WallProps> = { own: wall };
