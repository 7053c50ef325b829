import { pageOf } from "../../template-page.ts";
import type { WellnessBlock } from "../blocks/blocks.ts";
import { benefits, breathingGuide, challenge, head, practices } from "../content/meditation.ts";

export const meditation = pageOf<WellnessBlock>({
  seo: {
    title: "Meditation | {name}",
    description:
      "A breathing guide that runs right here, six practices from five minutes up, and a challenge of 21 days with 15 to 30 minutes daily.",
  },
  sections: {
    hero: { type: "hero", props: head },
    guide: { type: "wellness/breathing-guide", id: "guide", tone: "accent", props: breathingGuide },
    practices: { type: "wellness/practices", id: "practices", props: practices },
    challenge: { type: "wellness/challenge", id: "challenge", tone: "deep", props: challenge },
    benefits: { type: "wellness/orbit", id: "benefits", props: benefits },
  },
});
