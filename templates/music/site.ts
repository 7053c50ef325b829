/*
 * Undertow, a record label on a tidal creek that makes the sleeve first and then looks for the record.
 *
 * Who comes and why: people who buy records to look at. They want to flip through the crate, read the small print on a
 * back cover, see who else is in the water and where they play next.
 * In three words: fluted, tidal, unhurried.
 * Type: Syne at 800 for what is shouted from a sleeve; Archivo, small, for what is printed on its back.
 * Palette: aubergine (paper), ivory (ink and back covers), low-sun orange (accent), tide blue (deep), vinyl black.
 * Grid: a spine down the left edge, which is the navigation; beside it squares, because records are.
 * Signature move: the artists are a tide. Their monthly listeners are one wave, drawn to scale, and all that stands below
 * its line stands in water that bubbles.
 * No other demo has: a back cover on which every song is a band of groove as wide as it is long.
 */
import type { CoreBlock } from "../../engine/blocks/core-blocks.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import type { MusicBlock } from "./blocks/blocks.ts";
import { frame } from "./frame.ts";
import { home } from "./pages/home.ts";

export const site = {
  ...frame,
  pages: { "/": home },
} satisfies SiteDocument<CoreBlock | MusicBlock>;
