import { defineBlock } from "../../../../engine/blocks/block.ts";
import { deckProps } from "./deck.props.ts";
import { deckSamples } from "./deck.samples.ts";
import { Deck } from "./deck.tsx";

export const deckBlock = defineBlock({
  type: "painting/deck",
  schema: deckProps,
  // What colors are called is a painter's affair.
  neutral: ({ colours: _, ...props }) => props,
  View: Deck,
  samples: deckSamples,
});
