import { stressProps } from "../../../../engine/document/stress-props.ts";
import { tides } from "../../content/home.ts";
import { type TidesProps, tidesProps } from "./tides.props.ts";

export const tidesSamples: Record<string, TidesProps> = {
  own: tides,
  least: { title: tides.title, lights: tides.lights, days: [{ date: "May 8" }] },
  most: stressProps(tidesProps, tides, "most"),
};
