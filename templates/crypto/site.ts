/*
 * Drachm, a digital exchange of six coins with Greek names and one fee.
 *
 * Who comes and why: people who hold a little and look often, and people who have never bought and want to see how an
 * order works before money is in it. They want exact figures, the fee, and the truth about risk.
 * In three words: exact, nocturnal, engraved.
 * Type: Martian Mono for every figure and label, so that digits keep their columns; Hanken Grotesk for what is read.
 * Palette: midnight (paper), blue-black (raised), frost (ink), mint (accent), and the pale green paper of banknotes.
 * Grid: hairlines at every edge, no gaps and no shadows; a terminal's density in the printed frame of a note.
 * Signature move: the market cap is engraved on a banknote, over a guilloche that turns as slowly as a clock's hand.
 * No other demo has: a mark for each coin computed from the letters of its symbol, weeks drawn inside table rows, and
 * order books as a landscape.
 */
import type { CoreBlock } from "../../engine/blocks/core-blocks.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import type { CryptoBlock } from "./blocks/blocks.ts";
import { frame } from "./frame.ts";
import { home } from "./pages/home.ts";
import { learn } from "./pages/learn.ts";
import { markets } from "./pages/markets.ts";

export const site = {
  ...frame,
  pages: { "/": home, "/markets": markets, "/learn": learn },
} satisfies SiteDocument<CoreBlock | CryptoBlock>;
