import { pageOf } from "../../template-page.ts";
import type { SaasBlock } from "../blocks/blocks.ts";
import { faq, pricing as plans } from "../content/pricing.ts";
import { pricingSign } from "../content/signs.ts";

export const pricing = pageOf<SaasBlock>({
  seo: {
    title: "Pricing | {name}",
    description:
      "{name} is priced by the kiln: from $29 a month for one, with a year at the price of ten months. People are free, on every plan.",
  },
  sections: {
    pricing: { type: "saas/pricing", id: "pricing", props: plans },
    faq: { type: "saas/questions", id: "faq", props: faq },
    sign: { type: "saas/sign", id: "sign", props: pricingSign },
  },
});
