import { fullest } from "../../../fullest-sample.ts";
import { plates } from "../../content/home.ts";
import { type PlatesProps, platesProps } from "./plates.props.ts";

export const platesSamples: Record<string, PlatesProps> = {
  plates,
  least: { heading: { title: "A" }, plates: [{ name: "A" }] },
  most: fullest(platesProps, plates),
};
