import { stressProps } from "../../../../engine/document/stress-props.ts";
import { plinths } from "../../content/issue.ts";
import { type PlinthsProps, plinthsProps } from "./plinths.props.ts";

export const plinthsSamples: Record<string, PlinthsProps> = {
  own: plinths,
  least: { heading: { title: "A" }, pieces: [{ name: "A" }], labels: plinths.labels },
  rows: {
    ...plinths,
    pieces: [...plinths.pieces, ...plinths.pieces].map(({ name, price }, index) => ({
      name: `${name} ${index + 1}`,
      price,
      text: "A few words on what it is.",
      unit: "a piece",
    })),
  },
  most: stressProps(plinthsProps, plinths, "most"),
};
