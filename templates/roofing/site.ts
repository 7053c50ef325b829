/*
 * Rafter & Rain, slate roofers in the slate valley of Vermont.
 *
 * Who comes and why: somebody with a brown ring on a ceiling, on a phone, wanting a number; later, at a table, the same
 * person wanting to know what it will cost and whether it will hold.
 * In three words: raking, layered, unbothered.
 * Type: Zilla Slab, as squarely cut as a slate, for what is said; Public Sans for what is read off.
 * Palette: wet slate (paper), slate after an hour of sun (raised), rain (deep), copper (accent), chalk (ink).
 * Grid: courses. Each section laps over the next one by a row of slates of another cut, and throws its shadow on it.
 * First screen: a roof from ridge to gutter. The headline is whitewashed over two courses of it; the number is its copper
 * slate; one slate has slipped.
 * Signature move: the roof is cut open from ridge to gutter, and the six services are the numbers on the drawing.
 * No other demo has: a guarantee that can be counted, one slate for each of its forty years.
 */
import type { CoreBlock } from "../../engine/blocks/core-blocks.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import type { RoofingBlock } from "./blocks/blocks.ts";
import { frame } from "./frame.ts";
import { home } from "./pages/home.ts";

export const site = {
  ...frame,
  pages: { "/": home },
} satisfies SiteDocument<CoreBlock | RoofingBlock>;
