import { defineBlock } from "../block.ts";
import { pricingTiersProps } from "./pricing-tiers.props.ts";
import { pricingTiersSamples } from "./pricing-tiers.samples.ts";
import { PricingTiers } from "./pricing-tiers.tsx";

export const pricingTiersBlock = defineBlock({
  type: "pricing-tiers",
  schema: pricingTiersProps,
  View: PricingTiers,
  samples: pricingTiersSamples,
});
