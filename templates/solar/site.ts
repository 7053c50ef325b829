/*
 * High Noon, who put solar panels on the roofs of Tucson.
 *
 * Who comes and why: owners of a roof and of an electric bill that is too high for it. They want to know what the roof
 * would earn, what is taken off the price, and whom to call before it gets dark.
 * In three words: bright, exact, hired.
 * Type: Unbounded, as round as the sun and as wide as the day, heavy for words and thin for hours; Hanken Grotesk for
 * what is read.
 * Palette: noon amber and night navy, between them the sky of each hour: peach, morning blue, gold, coral.
 * Grid: a day. Sections stand at their hour, the sky changes between them in printed bands, and what is large casts a
 * shadow, long at six, none at twelve, long the other way at seven.
 * Signature move: the roof is offered a job, and its first invoice goes to the utility, over a year of cells that fill.
 * No other demo has: a headline with the shadow of its hour.
 */
import type { CoreBlock } from "../../engine/blocks/core-blocks.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import type { SolarBlock } from "./blocks/blocks.ts";
import { frame } from "./frame.ts";
import { home } from "./pages/home.ts";

export const site = { ...frame, pages: { "/": home } } satisfies SiteDocument<CoreBlock | SolarBlock>;
