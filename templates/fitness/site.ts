/*
 * Ironfield, a strength gym in a former rolling mill, open at five every day of the year.
 *
 * Who comes and why: people who lift before work and people who have decided to begin. They want to know when the door
 * opens, what is on this week, who teaches it and what it costs, in that order and in capitals.
 * In three words: loud, plain, heavy.
 * Type: Big Shoulders in its blackest weight, always capitals and always too large; Archivo for what is read.
 * Palette: acid yellow (the page itself), black, chalk white; nothing else. Black pages are the same poster inverted.
 * Grid: none that is upright. Everything is cut at one angle, six in a hundred; lines of type are set to the width of the
 * sheet, whatever size that takes, and run off its edge.
 * Signature move: plate maths. A dollar is a kilogram: every price and every record is a bar loaded with the plates that
 * make its weight, drawn to the diameters of the real ones.
 * No other demo has: prices one could lift, and a roller door that is pulled up by scrolling, at 4:59.
 */
import type { CoreBlock } from "../../engine/blocks/core-blocks.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import type { FitnessBlock } from "./blocks/blocks.ts";
import { frame } from "./frame.ts";
import { classes } from "./pages/classes.ts";
import { contact } from "./pages/contact.ts";
import { home } from "./pages/home.ts";
import { membership } from "./pages/membership.ts";
import { trainers } from "./pages/trainers.ts";

export const site = {
  ...frame,
  pages: {
    "/": home,
    "/classes": classes,
    "/trainers": trainers,
    "/membership": membership,
    "/contact": contact,
  },
} satisfies SiteDocument<CoreBlock | FitnessBlock>;
