/*
 * Aurelle, a jeweler with one workshop, one salon and one lamp per piece.
 *
 * Who comes and why: people about to spend a year's rent on something the size of a bean. They want to be alone with it,
 * know how many there are, who made it, and how to be shown it without a crowd.
 * In three words: dark, close, unhurried.
 * Type: Marcellus in small, wide capitals, as cut into a lintel, so that no title outshines an object; Cormorant
 * Garamond, light and rather large, for what is read.
 * Palette: aubergine black (paper), candle white (ink), gold (accent), drawer velvet (the second ground), smoke (raised).
 * Grid: one object per screen. The label stands beside it as in a museum, small, within gold hairlines.
 * Signature move: each vitrine is dark until it is walked up to; then its lamp comes on.
 * No other demo has: an inventory in points of light, one for each of the 983 pieces of the house.
 */
import type { CoreBlock } from "../../engine/blocks/core-blocks.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import type { LuxuryBlock } from "./blocks/blocks.ts";
import { frame } from "./frame.ts";
import { bespoke } from "./pages/bespoke.ts";
import { collections } from "./pages/collections.ts";
import { contact } from "./pages/contact.ts";
import { heritage } from "./pages/heritage.ts";
import { home } from "./pages/home.ts";

export const site = {
  ...frame,
  pages: {
    "/": home,
    "/collections": collections,
    "/heritage": heritage,
    "/bespoke": bespoke,
    "/contact": contact,
  },
} satisfies SiteDocument<CoreBlock | LuxuryBlock>;
