import { pageOf } from "../../template-page.ts";
import type { FashionBlock } from "../blocks/blocks.ts";
import { angles, history, people, stories } from "../content/house.ts";
import { openers } from "../content/issue.ts";
import { fashionEditorialPictures as pictures } from "../editorial-pictures.ts";

export const about = pageOf<FashionBlock>({
  seo: {
    title: "About: the house of {name}",
    description:
      "How a slipped bolt of wool in {founded} became a fashion house of eleven people in {city}, and why it cuts everything at twelve degrees.",
  },
  sections: {
    opener: { type: "fashion/opener", props: openers.about },
    bias: { type: "fashion/bias", tone: "raised", props: angles },
    spread: {
      type: "fashion/spread",
      props: { ...stories.table, variant: "verso", picture: pictures["house-table"] },
    },
    timeline: {
      type: "timeline",
      tone: "deep",
      props: { variant: "stepped", heading: { title: "Twelve issues of leaning" }, entries: history },
    },
    team: {
      type: "team",
      props: {
        variant: "roster",
        heading: {
          title: "Who holds the chalk",
          lead: "Five of the eleven. The other six were cutting and did not look up.",
        },
        members: people,
      },
    },
  },
});
