import { stressProps } from "../../../../engine/document/stress-props.ts";
import { discretion } from "../../content/home.ts";
import { type DiscretionProps, discretionProps } from "./discretion.props.ts";

export const discretionSamples: Record<string, DiscretionProps> = {
  usual: discretion,
  least: {
    heading: { title: "Why us" },
    reasons: [{ title: "The van is gray" }],
    picture: discretion.picture,
  },
  bare: { ...discretion, picture: undefined, caption: undefined, passing: "nobody" },
  most: stressProps(discretionProps, discretion, "most"),
};
