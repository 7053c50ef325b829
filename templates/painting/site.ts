/*
 * Second Coat, house painters in Providence who paint everything twice.
 *
 * Who comes and why: people who have lived with a color for too long. They stand before the wall with a phone and want a
 * number: to call, and by the square foot.
 * In three words: wet, plain-spoken, twice.
 * Type: Caprasimo, which looks as if it was laid on with a loaded brush, each large line painted twice and a hair off the
 * first; Figtree for what is read.
 * Palette: primer, plum, coral, masking-tape ocher; the fan deck brings the rest, each by its name.
 * Grid: a wall. Sections end where the roller stopped; what must be known at once is written on strips of tape.
 * Signature move: one word across three days of a wall, seen, half hidden and gone; and a fan deck whose chips are the
 * services.
 * No other demo has: an estimate that fills a wall, tin by tin, and shows its sum.
 */
import type { CoreBlock } from "../../engine/blocks/core-blocks.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import type { PaintingBlock } from "./blocks/blocks.ts";
import { frame } from "./frame.ts";
import { home } from "./pages/home.ts";
import { services } from "./pages/services.ts";

export const site = {
  ...frame,
  pages: { "/": home, "/services": services },
} satisfies SiteDocument<CoreBlock | PaintingBlock>;
