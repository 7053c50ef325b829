import { pageOf } from "../../template-page.ts";
import type { FashionBlock } from "../blocks/blocks.ts";
import { stories } from "../content/house.ts";
import { contents, cover, plinths } from "../content/issue.ts";

export const home = pageOf<FashionBlock>({
  seo: {
    title: "{name}: clothes cut twelve degrees off the grain",
    description:
      "Issue 12 of {name}, a fashion house in {city} that cuts every coat, dress and bag on the bias. Shop the season, read the lookbook.",
  },
  sections: {
    cover: { type: "fashion/cover", props: cover },
    contents: { type: "fashion/contents", props: contents },
    spread: { type: "fashion/spread", tone: "deep", props: { variant: "verso", ...stories.bias } },
    plinths: { type: "fashion/plinths", props: plinths },
    "spread-2": { type: "fashion/spread", tone: "accent", props: { variant: "recto", ...stories.nobody } },
    "spread-3": { type: "fashion/spread", props: { variant: "bleed", ...stories.room } },
  },
});
