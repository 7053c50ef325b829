import { defineBlock } from "../../../../engine/blocks/block.ts";
import { collectionsProps } from "./collections.props.ts";
import { collectionsSamples } from "./collections.samples.ts";
import { Collections } from "./collections.tsx";

export const collectionsBlock = defineBlock({
  type: "luxury/collections",
  schema: collectionsProps,
  View: Collections,
  samples: collectionsSamples,
});
