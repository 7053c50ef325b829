import { stressProps } from "../../../../engine/document/stress-props.ts";
import { plinths } from "../../content/issue.ts";
import { type PlinthsProps, plinthsProps } from "./plinths.props.ts";

export const plinthsSamples: Record<string, PlinthsProps> = {
  own: plinths,
  least: { heading: { title: "A" }, pieces: [{ name: "A" }], labels: plinths.labels },
  most: stressProps(plinthsProps, plinths, "most"),
};
