import { defineBlock } from "../../../../engine/blocks/block.ts";
import { breathingGuideProps } from "./breathing-guide.props.ts";
import { breathingGuideSamples } from "./breathing-guide.samples.ts";
import { LiveBreathingGuide } from "./live.tsx";

export const breathingGuideBlock = defineBlock({
  type: "wellness/breathing-guide",
  schema: breathingGuideProps,
  // A guide to breathing is one, whoever offers it.
  neutral: false,
  View: LiveBreathingGuide,
  isLive: true,
  samples: breathingGuideSamples,
});
