/*
 * Uninvited, pest control in Charleston for houses with neighbors.
 *
 * Who comes and why: someone who has seen it move, on a phone, in a whisper. They want a number, a price and the promise
 * that nobody on the street will know.
 * In three words: courteous, discreet, final.
 * Type: Libre Caslon, the face of engraved cards: Display for what is announced, Text and its italic for what is meant.
 * Palette: mint (paper), card (raised), writing ink (ink and accent), bottle green (deep), copper for those who leave.
 * Grid: that of social stationery. A card, a guest list, a cabinet, a street, an envelope; each is ruled as its kind is.
 * Signature move: an invitation turned round by two words in copper ink, put in above a caret, while the guest walks off
 * the card.
 * No other demo has: manners as the whole idea. Services are names struck off a list, the calendar says who calls in
 * which month, and the guarantee is a correspondence.
 */
import type { CoreBlock } from "../../engine/blocks/core-blocks.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import type { PestcontrolBlock } from "./blocks/blocks.ts";
import { frame } from "./frame.ts";
import { home } from "./pages/home.ts";

export const site = {
  ...frame,
  pages: { "/": home },
} satisfies SiteDocument<CoreBlock | PestcontrolBlock>;
