import { defineBlock } from "../../../../engine/blocks/block.ts";
import { challengeProps } from "./challenge.props.ts";
import { challengeSamples } from "./challenge.samples.ts";
import { Challenge } from "./challenge.tsx";

export const challengeBlock = defineBlock({
  type: "wellness/challenge",
  schema: challengeProps,
  View: Challenge,
  samples: challengeSamples,
});
