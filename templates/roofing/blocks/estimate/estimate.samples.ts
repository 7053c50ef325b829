import { stressProps } from "../../../../engine/document/stress-props.ts";
import { estimate } from "../../content/home.ts";
import { type EstimateProps, estimateProps } from "./estimate.props.ts";

export const estimateSamples: Record<string, EstimateProps> = {
  usual: estimate,
  least: { title: "Ask us", steps: [{ title: "Call or write." }], picture: estimate.picture },
  most: stressProps(estimateProps, estimate, "most"),
};
