import { stressProps } from "../../../../engine/document/stress-props.ts";
import { estimate } from "../../content/estimate.ts";
import { type EstimateProps, estimateProps } from "./estimate.props.ts";

const { lead: _lead, send: _send, call: _call, ...least } = estimate;

export const estimateSamples: Record<string, EstimateProps> = {
  own: estimate,
  least,
  most: stressProps(estimateProps, estimate, "most"),
};
