import { stressProps } from "../../../../engine/document/stress-props.ts";
import { whereabouts } from "../../content/contact.ts";
import { type WhereaboutsProps, whereaboutsProps } from "./whereabouts.props.ts";

export const whereaboutsSamples: Record<string, WhereaboutsProps> = {
  whereabouts,
  least: { title: "A", map: whereabouts.map },
  most: stressProps(whereaboutsProps, whereabouts, "most"),
};
