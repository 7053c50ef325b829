import { defineBlock } from "../block.ts";
import { quoteProps } from "./quote.props.ts";
import { quoteSamples } from "./quote.samples.ts";
import { Quote } from "./quote.tsx";

export const quoteBlock = defineBlock({
  type: "quote",
  schema: quoteProps,
  View: Quote,
  samples: quoteSamples,
});
