import type { CoreBlock } from "../../../engine/blocks/core-blocks.ts";
import type { Page } from "../../../engine/document/site-document.ts";
import type { RoofingBlock } from "../blocks/blocks.ts";
import { estimate, forty, hero, pitches, rain, reasons, services } from "../content/home.ts";

/** From the ridge down, one course over the next. */
export const home: Page<CoreBlock | RoofingBlock> = {
  seo: {
    title: "Rafter & Rain | Slate roofers, Rutland to Middlebury",
    description:
      "Slate roofs, repairs from $385 and copper gutters in the slate valley of Vermont. Free estimates in writing, guaranteed for forty years.",
  },
  blocks: [
    { type: "roofing/ridge-hero", props: hero },
    { type: "roofing/roof-section", id: "services", tone: "deep", props: services },
    { type: "roofing/forty", id: "guarantee", props: forty },
    { type: "roofing/reasons", id: "why", tone: "raised", props: reasons },
    { type: "roofing/pitches", id: "pitch", tone: "deep", props: pitches },
    { type: "roofing/rain-gauge", id: "rain", props: rain },
    { type: "roofing/estimate", id: "estimate", tone: "accent", props: estimate },
  ],
};
