import { defineBlock } from "../../../../engine/blocks/block.ts";
import { collectionsProps } from "./collections.props.ts";
import { collectionsSamples } from "./collections.samples.ts";
import { LiveCollections } from "./live.tsx";

export const collectionsBlock = defineBlock({
  type: "luxury/collections",
  schema: collectionsProps,
  // Nobody looks at a table or a tooth so often.
  neutral: ({ viewsLabel: _, likesLabel: _likes, ...props }) => props,
  View: LiveCollections,
  isLive: ({ viewsLabel, likesLabel }) => viewsLabel !== undefined && likesLabel !== undefined,
  samples: collectionsSamples,
});
