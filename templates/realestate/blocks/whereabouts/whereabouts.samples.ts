import { stressProps } from "../../../../engine/document/stress-props.ts";
import { whereabouts } from "../../content/contact.ts";
import { type WhereaboutsProps, whereaboutsProps } from "./whereabouts.props.ts";

export const whereaboutsSamples: Record<string, WhereaboutsProps> = {
  whereabouts,
  plain: { ...whereabouts, map: undefined, caption: undefined },
  least: { title: "A" },
  most: stressProps(whereaboutsProps, whereabouts, "most"),
};
