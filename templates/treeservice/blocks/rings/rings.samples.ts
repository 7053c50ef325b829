import { stressProps } from "../../../../engine/document/stress-props.ts";
import { trailhead } from "../../content/home.ts";
import { type RingsProps, ringsProps } from "./rings.props.ts";

export const ringsSamples: Record<string, RingsProps> = {
  own: trailhead,
  least: { title: trailhead.title, from: 1887, to: 2026 },
  sun: { ...trailhead, drawing: "sun" },
  most: stressProps(ringsProps, trailhead, "most"),
};
