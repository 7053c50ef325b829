/*
 * Hexfall, an esports arena whose floor is 217 cells, one of which drops every nine seconds.
 *
 * Who comes and why: people who watch. They want to know who plays tonight, on what, for how much, and whether there is
 * still a seat; most of them are already watching something else in another window.
 * In three words: falling, exact, merciless.
 * Type: Oxanium, whose corners are cut like the cells, and Martian Mono for whatever a machine would say.
 * Palette: night (paper), dusk (raised), bone (ink), magenta (accent), and one yellow that only prize money may wear.
 * Grid: the hexagon. Six sectors, six games, six seats of light; where there is no hexagon, its cut corners.
 * Signature move: the page is the spectator's display. A frame stands at the corners of the screen and a minimap of the
 * arena, which is also the navigation, lights the sector that one is in.
 * No other demo has: a bracket that falls. Eight teams hang at the top, the final lies at the bottom, in the pit.
 */
import type { CoreBlock } from "../../engine/blocks/core-blocks.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import type { GamingBlock } from "./blocks/blocks.ts";
import { frame } from "./frame.ts";
import { home } from "./pages/home.ts";

export const site = {
  ...frame,
  pages: { "/": home },
} satisfies SiteDocument<CoreBlock | GamingBlock>;
