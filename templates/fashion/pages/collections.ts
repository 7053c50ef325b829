import type { Block } from "../../../engine/blocks/block.ts";
import { pageOf } from "../../template-page.ts";
import type { FashionBlock } from "../blocks/blocks.ts";
import type { PlateProps } from "../blocks/plate/plate.props.ts";
import { type Collection, collectionPlate, collections, shelf } from "../content/collections.ts";
import { openers } from "../content/issue.ts";

/** How each collection is laid out, in order; a seventh would begin again. */
const layouts = [
  { variant: "monument", tone: "paper" },
  { variant: "left", tone: "raised" },
  { variant: "right", tone: "deep" },
  { variant: "left", tone: "paper" },
  { variant: "right", tone: "raised" },
  { variant: "monument", tone: "accent" },
] as const;

export const collectionsPage = pageOf<FashionBlock>({
  seo: {
    title: "Collections: {name}, Fall / Winter 2026",
    description:
      "Bias, Clay, Night Shift, Salt, Paper and Ember: the six collections of {name}, with their themes, colors, pieces and prices.",
  },
  sections: {
    opener: { type: "fashion/opener", props: openers.collections },
    spines: {
      type: "fashion/spines",
      props: shelf,
    },
    ...Object.fromEntries(
      collections.map((collection, index) => [collection.id, plateOf(collection, index)]),
    ),
  },
});

function plateOf(collection: Collection, index: number): Block<"fashion/plate", PlateProps> {
  const { variant, tone } = layouts[index % layouts.length] ?? layouts[0];
  return {
    type: "fashion/plate",
    id: collection.id,
    tone,
    props: { ...collectionPlate(collection), variant },
  };
}
