import { deck } from "../../content/home.ts";
import type { DeckProps } from "./deck.props.ts";

export const deckSamples: Record<string, DeckProps> = { own: deck };
