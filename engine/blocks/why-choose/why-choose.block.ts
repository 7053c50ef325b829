import { defineBlock } from "../block.ts";
import { whyChooseProps } from "./why-choose.props.ts";
import { whyChooseSamples } from "./why-choose.samples.ts";
import { WhyChoose } from "./why-choose.tsx";

export const whyChooseBlock = defineBlock({
  type: "why-choose",
  schema: whyChooseProps,
  View: WhyChoose,
  samples: whyChooseSamples,
});
