import { defineBlock } from "../../../../engine/blocks/block.ts";
import { collectionsProps } from "./collections.props.ts";
import { collectionsSamples } from "./collections.samples.ts";
import { Collections } from "./collections.tsx";

export const collectionsBlock = defineBlock({
  type: "luxury/collections",
  schema: collectionsProps,
  // Nobody looks at a table or a tooth so often.
  neutral: ({ viewsLabel: _, likesLabel: _likes, ...props }) => props,
  View: Collections,
  samples: collectionsSamples,
});
