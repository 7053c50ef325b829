/*
 * Dry Floor, nine plumbers in Duluth who are awake.
 *
 * Who comes and why: somebody barefoot at 3 a.m. with water over the toes, holding a phone. They want the number, what it
 * costs, and something to do until the van is there. Everybody else is planning a bathroom and may scroll.
 * In three words: large, calm, dry.
 * Type: Overpass alone, the letters of road signs: made to be read at speed and in the rain.
 * Palette: cobalt (paper), white enamel (the second ground), peach (accent), chrome, navy (ink on the light grounds).
 * Grid: a wall with one pipe on it. The pipe comes out of the number, runs down one side of the page, crosses to the other
 * between sections, feeds the six services as a manifold, and ends in the drain of the footer.
 * Signature move: the telephone number is the plumbing: ten digits bent from chrome pipe, wider than the screen allows
 * anything else to be, three times as large as the name of the firm.
 * No other demo has: a price that depends on the hour, drawn as a dial of 24; a flood as a diagram.
 */
import type { CoreBlock } from "../../engine/blocks/core-blocks.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import type { PlumbingBlock } from "./blocks/blocks.ts";
import { frame } from "./frame.ts";
import { home } from "./pages/home.ts";
import { services } from "./pages/services.ts";

export const site = {
  ...frame,
  pages: { "/": home, "/services": services },
} satisfies SiteDocument<CoreBlock | PlumbingBlock>;
