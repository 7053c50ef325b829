import { defineBlock } from "../../../../engine/blocks/block.ts";
import { collectionSalt } from "../../editorial-pictures.ts";
import { coverProps } from "./cover.props.ts";
import { coverSamples } from "./cover.samples.ts";
import { Cover } from "./cover.tsx";

export const coverBlock = defineBlock({
  type: "fashion/cover",
  schema: coverProps,
  View: Cover,
  neutral: ({ front: _, ...cover }) => ({ ...cover, picture: collectionSalt }),
  samples: coverSamples,
});
