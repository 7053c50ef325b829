import { defineBlock } from "../../../../engine/blocks/block.ts";
import { posterProps } from "./poster.props.ts";
import { posterSamples } from "./poster.samples.ts";
import { Poster } from "./poster.tsx";

export const posterBlock = defineBlock({
  type: "fitness/poster",
  schema: posterProps,
  View: Poster,
  samples: posterSamples,
});
