import { stressProps } from "../../../../engine/document/stress-props.ts";
import { lineup } from "../../content/home.ts";
import { type LineupProps, lineupProps } from "./lineup.props.ts";

export const lineupSamples: Record<string, LineupProps> = {
  lineup,
  least: { heading: { title: "A" }, houses: lineup.houses.slice(-1), unit: "m" },
  most: stressProps(lineupProps, lineup, "most"),
};
