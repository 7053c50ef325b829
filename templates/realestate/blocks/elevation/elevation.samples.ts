import { fullest } from "../../../fullest-sample.ts";
import { elevation } from "../../content/agents.ts";
import { type ElevationProps, elevationProps } from "./elevation.props.ts";

export const elevationSamples: Record<string, ElevationProps> = {
  elevation,
  least: { heading: { title: "A" }, people: [{ name: "A" }] },
  most: fullest(elevationProps, elevation),
};
