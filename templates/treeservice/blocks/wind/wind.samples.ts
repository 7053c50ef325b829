import { stressProps } from "../../../../engine/document/stress-props.ts";
import { storm } from "../../content/home.ts";
import { type WindProps, windProps } from "./wind.props.ts";

export const windSamples: Record<string, WindProps> = {
  own: storm,
  least: { heading: { title: storm.heading.title }, speed: storm.speed, winds: storm.winds.slice(0, 2) },
  most: stressProps(windProps, storm, "most"),
};
