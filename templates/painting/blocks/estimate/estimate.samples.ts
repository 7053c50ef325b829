import { estimate } from "../../content/estimate.ts";
import type { EstimateProps } from "./estimate.props.ts";

export const estimateSamples: Record<string, EstimateProps> = { own: estimate };
