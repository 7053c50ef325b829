import { defineBlock } from "../../../../engine/blocks/block.ts";
import { faqProps } from "../../../../engine/blocks/faq/faq.props.ts";
import { faq } from "../../content/pricing.ts";
import { Questions } from "./questions.tsx";

export const questionsBlock = defineBlock({
  type: "saas/questions",
  schema: faqProps,
  View: Questions,
  samples: { own: faq },
});
