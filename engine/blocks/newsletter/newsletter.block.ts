import { defineBlock } from "../block.ts";
import { newsletterProps } from "./newsletter.props.ts";
import { newsletterSamples } from "./newsletter.samples.ts";
import { Newsletter } from "./newsletter.tsx";

export const newsletterBlock = defineBlock({
  type: "newsletter",
  schema: newsletterProps,
  View: Newsletter,
  asks: true,
  samples: newsletterSamples,
});
