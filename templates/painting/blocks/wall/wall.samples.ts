import { stressProps } from "../../../../engine/document/stress-props.ts";
import { wall } from "../../content/home.ts";
import { type WallProps, wallProps } from "./wall.props.ts";

export const wallSamples: Record<string, WallProps> = {
  own: wall,
  least: { title: ["Two coats."], picture: wall.picture },
  most: stressProps(wallProps, wall, "most"),
};
