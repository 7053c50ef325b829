import { defineBlock } from "../../../../engine/blocks/block.ts";
import { Pricing } from "./live.tsx";
import { money } from "./money.ts";
import { pricingProps } from "./pricing.props.ts";
import { pricingSamples } from "./pricing.samples.ts";

export const pricingBlock = defineBlock({
  type: "saas/pricing",
  schema: pricingProps,
  View: Pricing,
  isLive: true,
  says: {
    plans: ({ monthly }, { words }) => ({ price: money(monthly, words.currency), unit: words.month }),
  },
  samples: pricingSamples,
});
