import { defineBlock } from "../block.ts";
import { faqProps } from "./faq.props.ts";
import { faqSamples } from "./faq.samples.ts";
import { Faq } from "./faq.tsx";

export const faqBlock = defineBlock({
  type: "faq",
  schema: faqProps,
  View: Faq,
  samples: faqSamples,
});
