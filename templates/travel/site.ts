/*
 * Farshore, a line of one ship: a brigantine with twelve berths that calls at six remote coasts in the course of a year.
 *
 * Who comes and why: people who have been told to switch off and mean to overdo it. They come with two dates and a vague
 * word ("ice"), want to see where that leads, what it costs and when, and to write one line.
 * In three words: wide, slow, deadpan.
 * Type: Forum for titles, in capitals as on a title card; Barlow, plain and a little nautical, for what is read.
 * Palette: slate sea (paper), letterbox black (deep), apricot of the last light (accent), bone (ink), fog (muted).
 * Grid: the cinema's. Everything is 2.39 wide to 1 high, between black bars that stay where they are while the page goes by.
 * Signature move: the page is a film. The space between the two words of its title is the horizon, sounds are given in
 * brackets, every voyage is a scene with its slate, and the footer is the end credits.
 * No other demo has: a day as the barcode of its sky, computed from the height of the sun, and the year as one line from
 * 78 degrees north to 51 south, which is why dates matter.
 */
import type { CoreBlock } from "../../engine/blocks/core-blocks.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import type { TravelBlock } from "./blocks/blocks.ts";
import { frame } from "./frame.ts";
import { home } from "./pages/home.ts";

export const site = { ...frame, pages: { "/": home } } satisfies SiteDocument<CoreBlock | TravelBlock>;
