import { wall } from "../../content/home.ts";
import type { WallProps } from "./wall.props.ts";

const { board, ...words } = wall;

export const wallSamples: Record<string, WallProps> = {
  week: wall,
  letter: words,
  least: { title: "A" },
};
