import { defineBlock } from "../../../../engine/blocks/block.ts";
import { roofSectionProps } from "./roof-section.props.ts";
import { roofSectionSamples } from "./roof-section.samples.ts";
import { RoofSection } from "./roof-section.tsx";

export const roofSectionBlock = defineBlock({
  type: "roofing/roof-section",
  schema: roofSectionProps,
  View: RoofSection,
  neutral: ({ caption, ...props }) => ({ ...props, drawing: "courses" as const }),
  samples: roofSectionSamples,
});
