import { defineBlock } from "../../../../engine/blocks/block.ts";
import { tagsProps } from "./tags.props.ts";
import { tagsSamples } from "./tags.samples.ts";
import { Tags } from "./tags.tsx";

export const tagsBlock = defineBlock({
  type: "food/tags",
  schema: tagsProps,
  // How good a dish is, only those know who ate it.
  neutral: ({ dishes, ...props }) => ({
    ...props,
    dishes: dishes.map(({ rating: _, emoji: __, ...dish }) => dish),
  }),
  View: Tags,
  samples: tagsSamples,
});
