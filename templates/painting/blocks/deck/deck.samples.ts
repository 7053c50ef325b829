import { stressProps } from "../../../../engine/document/stress-props.ts";
import { deck } from "../../content/home.ts";
import { type DeckProps, deckProps } from "./deck.props.ts";

export const deckSamples: Record<string, DeckProps> = {
  own: deck,
  least: { chips: [{ name: "Interior walls" }] },
  spread: { ...deck, chips: [...deck.chips, { name: "Anything else", text: deck.lead }], colours: undefined },
  three: { ...deck, chips: deck.chips.slice(0, 3) },
  most: stressProps(deckProps, deck, "most"),
};
