import { stressProps } from "../../../../engine/document/stress-props.ts";
import { deck } from "../../content/home.ts";
import { type DeckProps, deckProps } from "./deck.props.ts";

export const deckSamples: Record<string, DeckProps> = {
  own: deck,
  least: { title: "Pull one out", chips: [{ name: "Interior walls" }], colours: deck.colours },
  three: { ...deck, chips: deck.chips.slice(0, 3) },
  most: stressProps(deckProps, deck, "most"),
};
