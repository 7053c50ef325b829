import { defineBlock } from "../../../../engine/blocks/block.ts";
import { breathingGuideProps } from "./breathing-guide.props.ts";
import { breathingGuideSamples } from "./breathing-guide.samples.ts";
import { BreathingGuide } from "./breathing-guide.tsx";

export const breathingGuideBlock = defineBlock({
  type: "wellness/breathing-guide",
  schema: breathingGuideProps,
  // A guide to breathing is one, whoever offers it.
  neutral: false,
  View: BreathingGuide,
  samples: breathingGuideSamples,
});
