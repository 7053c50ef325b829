import { defineBlock } from "../../../../engine/blocks/block.ts";
import { creditsProps } from "./credits.props.ts";
import { creditsSamples } from "./credits.samples.ts";
import { Credits } from "./credits.tsx";

export const creditsBlock = defineBlock({
  type: "travel/credits",
  schema: creditsProps,
  View: Credits,
  samples: creditsSamples,
});
