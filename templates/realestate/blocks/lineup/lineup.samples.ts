import { stressProps } from "../../../../engine/document/stress-props.ts";
import { lineup } from "../../content/home.ts";
import { type LineupProps, lineupProps } from "./lineup.props.ts";

export const lineupSamples: Record<string, LineupProps> = {
  lineup,
  plain: {
    ...lineup,
    houses: lineup.houses
      .slice(0, 5)
      .map(({ name, detail }) => ({ name, detail, price: "$24", text: lineup.heading?.lead })),
  },
  least: { heading: { title: "A" }, houses: [{ name: "A" }], unit: "m" },
  most: stressProps(lineupProps, lineup, "most"),
};
