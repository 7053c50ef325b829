import { stressProps } from "../../../../engine/document/stress-props.ts";
import { plates } from "../../content/home.ts";
import { type PlatesProps, platesProps } from "./plates.props.ts";

export const platesSamples: Record<string, PlatesProps> = {
  plates,
  plain: { ...plates, plates: plates.plates.map(({ picture: _, ...plate }) => plate) },
  least: { plates: [{ name: "A" }] },
  most: stressProps(platesProps, plates, "most"),
};
