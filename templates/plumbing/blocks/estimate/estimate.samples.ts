import { estimate } from "../../content/home.ts";
import type { EstimateProps } from "./estimate.props.ts";

export const estimateSamples: Record<string, EstimateProps> = { usual: estimate };
