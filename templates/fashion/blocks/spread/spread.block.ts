import { defineBlock } from "../../../../engine/blocks/block.ts";
import { collectionBias, collectionEmber } from "../../editorial-pictures.ts";
import { spreadProps } from "./spread.props.ts";
import { spreadSamples } from "./spread.samples.ts";
import { Spread } from "./spread.tsx";

/** Cloth and nothing made of it: what each layout shows on the site of another trade. */
const neutralPictures = { verso: collectionBias, recto: undefined, bleed: collectionEmber };

export const spreadBlock = defineBlock({
  type: "fashion/spread",
  schema: spreadProps,
  View: Spread,
  neutral: (spread) => ({ ...spread, picture: neutralPictures[spread.variant] }),
  samples: spreadSamples,
});
