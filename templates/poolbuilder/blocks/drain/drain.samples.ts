import { stressProps } from "../../../../engine/document/stress-props.ts";
import { drain } from "../../content/home.ts";
import { type DrainProps, drainProps } from "./drain.props.ts";

export const drainSamples: Record<string, DrainProps> = {
  own: drain,
  least: { title: "Call" },
  most: stressProps(drainProps, drain, "most"),
};
