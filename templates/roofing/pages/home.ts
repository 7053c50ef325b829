import { pageOf } from "../../template-page.ts";
import type { RoofingBlock } from "../blocks/blocks.ts";
import { estimate, forty, hero, pitches, rain, reasons, services } from "../content/home.ts";

/** From the ridge down, one course over the next. */
export const home = pageOf<RoofingBlock>({
  seo: {
    title: "{name} | Slate roofers, {area}",
    description:
      "Slate roofs, repairs from $385 and copper gutters, {area}. Free estimates in writing, guaranteed for forty years.",
  },
  sections: {
    "ridge-hero": { type: "roofing/ridge-hero", props: hero },
    services: { type: "roofing/roof-section", id: "services", tone: "deep", props: services },
    guarantee: { type: "roofing/forty", id: "guarantee", props: forty },
    why: { type: "roofing/reasons", id: "why", tone: "raised", props: reasons },
    pitch: { type: "roofing/pitches", id: "pitch", tone: "deep", props: pitches },
    rain: { type: "roofing/rain-gauge", id: "rain", props: rain },
    estimate: { type: "roofing/estimate", id: "estimate", tone: "accent", props: estimate },
  },
});
