import { pageOf } from "../../template-page.ts";
import type { LuxuryBlock } from "../blocks/blocks.ts";
import { bench, circle, figures, nocturne, solstice, stones, threshold } from "../content/home.ts";

/** A walk from lamp to lamp. */
export const home = pageOf<LuxuryBlock>({
  seo: {
    title: "{name} | {trade}, one piece at a time",
    description:
      "A jeweler in {city} with one workshop and one lamp per piece: six collections, 983 pieces, and an hour in the salon for one party at a time.",
  },
  sections: {
    vitrine: { type: "luxury/vitrine", props: threshold },
    "vitrine-2": { type: "luxury/vitrine", props: solstice },
    "vitrine-3": { type: "luxury/vitrine", props: nocturne },
    stats: { type: "stats", tone: "deep", props: figures },
    "vitrine-4": { type: "luxury/vitrine", props: bench },
    "vitrine-5": { type: "luxury/vitrine", props: stones },
    newsletter: { type: "newsletter", tone: "raised", props: circle },
  },
});
