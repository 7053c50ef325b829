import { benefits, breathingGuide, challenge, head, practices } from "../content/meditation.ts";
import type { WellnessPage } from "./wellness-page.ts";

export const meditation: WellnessPage = {
  seo: {
    title: "Meditation | Lull",
    description:
      "A breathing guide that runs right here, six practices from five minutes up, and a challenge of 21 days with 15 to 30 minutes daily.",
  },
  blocks: [
    { type: "hero", props: head },
    { type: "wellness/breathing-guide", id: "guide", tone: "accent", props: breathingGuide },
    { type: "wellness/practices", id: "practices", props: practices },
    { type: "wellness/challenge", id: "challenge", tone: "deep", props: challenge },
    { type: "wellness/orbit", id: "benefits", props: benefits },
  ],
};
