/*
 * Lull, a wellness studio in a former ice house, with one round room for each thing it teaches.
 *
 * Who comes and why: people with eleven minutes and a full head. They want to sit down, be told what to do next, and get
 * up again; some stay for a program of 7, 21 or 30 days.
 * In three words: slow, round, dry-humored.
 * Type: Urbanist alone, at 250 for what is said and 400 for what is read. A second family would be a second voice.
 * Palette: sage in fog (paper), moss (ink), fir (accent), dry sand (the second ground), chalk (raised).
 * Grid: words stand at a very wide margin, circles hang where the middle is not.
 * Signature move: the home page breathes. Sand is raked in four rings of ten furrows around one stone, a furrow for each
 * second of four breaths; light grows over them for four seconds and shrinks for six, each breath one ring farther.
 * After the fourth the page says that you may leave.
 * No other demo has: time drawn as area. A practice of forty minutes is a circle eight times that of one of five, a
 * program of 21 days is a seed head of 21 seeds.
 */
import type { CoreBlock } from "../../engine/blocks/core-blocks.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import type { WellnessBlock } from "./blocks/blocks.ts";
import { frame } from "./frame.ts";
import { community } from "./pages/community.ts";
import { home } from "./pages/home.ts";
import { meditation } from "./pages/meditation.ts";
import { nutrition } from "./pages/nutrition.ts";
import { yoga } from "./pages/yoga.ts";

export const site = {
  ...frame,
  pages: {
    "/": home,
    "/meditation": meditation,
    "/yoga": yoga,
    "/nutrition": nutrition,
    "/community": community,
  },
} satisfies SiteDocument<CoreBlock | WellnessBlock>;
