import { stressProps } from "../../../../engine/document/stress-props.ts";
import { weeks } from "../../content/home.ts";
import { type WeeksProps, weeksProps } from "./weeks.props.ts";

export const weeksSamples: Record<string, WeeksProps> = {
  own: weeks,
  least: { ...weeks, phases: [{ name: "Dig" }] },
  most: stressProps(weeksProps, weeks, "most"),
};
