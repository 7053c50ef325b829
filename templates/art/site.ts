/*
 * Ovale, a contemporary gallery in a former egg-grading hall, where nine works hang on one line.
 *
 * Who comes and why: people who want to see how large a thing really is before they drive there, or before they buy it;
 * collectors with a wall of so many centimeters; the curious, for whom entry is free.
 * In three words: level, dry, exact.
 * Type: Hanken Grotesk for labels, prices and everything that is told; Instrument Serif, in italics only, for titles.
 * Palette: wall white, pale plaster (raised), ink, concrete (the floor, which is also the second ground), and the red of
 * the dot beside a sold work, the only color that is not an artist's.
 * Grid: the centimeter. One em of a wall is ten of them, so every work has its true size beside the others.
 * Signature move: the home page is one long wall that is walked along sideways, as high as the window, a measuring tape
 * on its floor; whoever stands before a work has the lights of the others dimmed.
 * No other demo has: a page that is measured in centimeters from the first work to the door, and a hanging plan at scale.
 */
import type { CoreBlock } from "../../engine/blocks/core-blocks.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import type { ArtBlock } from "./blocks/blocks.ts";
import { frame } from "./frame.ts";
import { artists } from "./pages/artists.ts";
import { exhibitions } from "./pages/exhibitions.ts";
import { gallery } from "./pages/gallery.ts";
import { home } from "./pages/home.ts";

export const site = {
  ...frame,
  pages: { "/": home, "/gallery": gallery, "/artists": artists, "/exhibitions": exhibitions },
} satisfies SiteDocument<CoreBlock | ArtBlock>;
