/*
 * Marigold & Mud, four gardeners with one van in Franklin County, Massachusetts.
 *
 * Who comes and why: people who stand before a hedge with a telephone in their hand. They want a number, a price, and to
 * hear whether it is the right month; most of them stay for the calendar, which is true.
 * In three words: printed, earthy, unsentimental.
 * Type: Grenze Gotisch, a blackletter that forgives, for months and names; Vollkorn, with its italics for notes in the margin.
 * Palette: celadon paper, mud (ink and ground), seed-packet cream (raised), marigold as a plate of its own.
 * Grid: an almanac's: double rules, a narrow outer margin for notes, columns that are tables.
 * Signature move: a wheel of the year with 365 days, its full moons, and what is sown, cut and left alone on its rings.
 * No other demo has: blackletter, the moons of a real year, services as seed packets with depth and distance.
 */
import type { CoreBlock } from "../../engine/blocks/core-blocks.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import type { GardeningBlock } from "./blocks/blocks.ts";
import { frame } from "./frame.ts";
import { home } from "./pages/home.ts";

export const site = { ...frame, pages: { "/": home } } satisfies SiteDocument<CoreBlock | GardeningBlock>;
