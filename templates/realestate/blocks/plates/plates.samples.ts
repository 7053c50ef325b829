import { stressProps } from "../../../../engine/document/stress-props.ts";
import { plates } from "../../content/home.ts";
import { type PlatesProps, platesProps } from "./plates.props.ts";

export const platesSamples: Record<string, PlatesProps> = {
  plates,
  least: { heading: { title: "A" }, plates: [{ name: "A" }] },
  most: stressProps(platesProps, plates, "most"),
};
