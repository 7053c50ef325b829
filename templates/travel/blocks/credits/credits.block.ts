import { defineBlock } from "../../../../engine/blocks/block.ts";
import { CreditsOrCard } from "./card.tsx";
import { creditsProps } from "./credits.props.ts";
import { creditsSamples } from "./credits.samples.ts";

export const creditsBlock = defineBlock({
  type: "travel/credits",
  schema: creditsProps,
  View: CreditsOrCard,
  samples: creditsSamples,
});
