import { stressProps } from "../../../../engine/document/stress-props.ts";
import { elevation } from "../../content/agents.ts";
import { type ElevationProps, elevationProps } from "./elevation.props.ts";

export const elevationSamples: Record<string, ElevationProps> = {
  elevation,
  least: { heading: { title: "A" }, people: [{ name: "A" }] },
  most: stressProps(elevationProps, elevation, "most"),
};
