import type { CoreBlock } from "../../../engine/blocks/core-blocks.ts";
import type { Page } from "../../../engine/document/site-document.ts";
import type { FashionBlock } from "../blocks/blocks.ts";
import { stories } from "../content/house.ts";
import { contents, cover, plinths } from "../content/issue.ts";

export const home = {
  seo: {
    title: "Oblique: clothes cut twelve degrees off the grain",
    description:
      "Issue 12 of Oblique, a fashion house in New York that cuts every coat, dress and bag on the bias. Shop the season, read the lookbook.",
  },
  blocks: [
    { type: "fashion/cover", props: cover },
    { type: "fashion/contents", props: contents },
    { type: "fashion/spread", tone: "deep", props: { variant: "verso", ...stories.bias } },
    { type: "fashion/plinths", props: plinths },
    { type: "fashion/spread", tone: "accent", props: { variant: "recto", ...stories.nobody } },
    { type: "fashion/spread", props: { variant: "bleed", ...stories.room } },
  ],
} satisfies Page<CoreBlock | FashionBlock>;
