/*
 * Lane Four, an athletics academy at an old fairground oval, for people who would like to know their time.
 *
 * Who comes and why: adults who last raced at school, juniors who race on Saturday. They want to know which program is
 * theirs, what it costs, and how many tenths it took off others.
 * In three words: measured, level, impatient.
 * Type: Saira Extra Condensed at 800, as numbers are painted on a track; Barlow for what is read standing still.
 * Palette: clay (ground), lane white (lines and words), night navy (the board), its lighter flaps, amber (lane four).
 * Grid: eight lanes run through the whole page, four of them on a phone, and everything begins at a lane. The fourth is
 * lit from the bar to the finish.
 * Signature move: the hero is the scoreboard, a letter to a flap, and its cells are halves of the lanes below.
 * No other demo has: everything at true scale. Weeks are bars, a day is a lap of 400 m, an improvement is the distance
 * between two hairlines of a finish camera, and the stagger of the lanes is that of the rule book.
 */
import type { CoreBlock } from "../../engine/blocks/core-blocks.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import type { SportsBlock } from "./blocks/blocks.ts";
import { frame } from "./frame.ts";
import { home } from "./pages/home.ts";

export const site = { ...frame, pages: { "/": home } } satisfies SiteDocument<CoreBlock | SportsBlock>;
