import { pricing } from "../../content/pricing.ts";
import type { PricingProps } from "./pricing.props.ts";

export const pricingSamples: Record<string, PricingProps> = { own: pricing };
