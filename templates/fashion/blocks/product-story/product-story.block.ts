import { defineBlock } from "../../../../engine/blocks/block.ts";
import { productStoryProps } from "./product-story.props.ts";
import { productStorySamples } from "./product-story.samples.ts";
import { ProductStory } from "./product-story.tsx";

export const productStoryBlock = defineBlock({
  type: "fashion/product-story",
  schema: productStoryProps,
  View: ProductStory,
  samples: productStorySamples,
});
