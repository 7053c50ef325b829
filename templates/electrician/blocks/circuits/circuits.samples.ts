import { stressProps } from "../../../../engine/document/stress-props.ts";
import { circuits } from "../../content/home.ts";
import { type CircuitsProps, circuitsProps } from "./circuits.props.ts";

const some = (count: number): CircuitsProps => ({ ...circuits, circuits: circuits.circuits.slice(0, count) });

export const circuitsSamples: Record<string, CircuitsProps> = {
  usual: circuits,
  least: { circuits: [{ name: "Lights" }] },
  two: some(2),
  three: some(3),
  five: some(5),
  plain: { ...some(4), drawing: "plain" },
  most: stressProps(circuitsProps, circuits, "most"),
};
