import { estimate } from "../../content/services.ts";
import type { EstimateProps } from "./estimate.props.ts";

export const estimateSamples: Record<string, EstimateProps> = { own: estimate };
