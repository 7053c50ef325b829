import { stressProps } from "../../../../engine/document/stress-props.ts";
import { array } from "../../content/home.ts";
import { type ArrayProps, arrayProps } from "./array.props.ts";

export const arraySamples: Record<string, ArrayProps> = {
  own: array,
  least: { hour: array.hour, title: array.title, panels: [{ name: "Roof panels" }] },
  most: stressProps(arrayProps, array, "most"),
};
