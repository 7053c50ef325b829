import { bench, circle, figures, nocturne, solstice, stones, threshold } from "../content/home.ts";
import type { LuxuryPage } from "./luxury-page.ts";

/** A walk from lamp to lamp. */
export const home: LuxuryPage = {
  seo: {
    title: "Aurelle | Fine jewelry, one piece at a time",
    description:
      "A jeweler in Boston with one workshop and one lamp per piece: six collections, 983 pieces, and an hour in the salon for one party at a time.",
  },
  blocks: [
    { type: "luxury/vitrine", props: threshold },
    { type: "luxury/vitrine", props: solstice },
    { type: "luxury/vitrine", props: nocturne },
    { type: "stats", tone: "deep", props: figures },
    { type: "luxury/vitrine", props: bench },
    { type: "luxury/vitrine", props: stones },
    { type: "newsletter", tone: "raised", props: circle },
  ],
};
