/*
 * Deep End, a pool builder in the Coachella Valley. Its page goes down: from the deck at 0 ft to the drain at 12 ft.
 *
 * Who comes and why: somebody with a yard, a summer ahead and a phone in one hand. They want a number to call, a price,
 * and how many weeks it takes.
 * In three words: quiet, cool, deep.
 * Type: Josefin Sans at 200, very large and seldom; Public Sans for what has to be understood.
 * Palette: terrazzo (the deck), shallow and deep water (two grounds of text, with steps between), ink of wet slate, and
 * the orange of one diving board.
 * Grid: a gauge in feet down the side, one idea at each depth, and much water between them.
 * Signature move: the headline stands in the water, and what is under the surface is bent by it.
 * No other demo has: depth. The ground darkens foot by foot, rules are rows of mosaic, services lie between lane ropes,
 * and six pools are drawn to one scale with their prices in them.
 */
import type { CoreBlock } from "../../engine/blocks/core-blocks.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import type { PoolbuilderBlock } from "./blocks/blocks.ts";
import { frame } from "./frame.ts";
import { home } from "./pages/home.ts";

export const site = { ...frame, pages: { "/": home } } satisfies SiteDocument<CoreBlock | PoolbuilderBlock>;
