/*
 * Paperboat, a charity that looks after one river in Maine, 94 miles of it, from a boathouse at its mouth.
 *
 * Who comes and why: people on a bank with a phone. They have seen foam, or own a field by the water, or have twenty-five
 * dollars and want to know what those do. They need the number first, then the price of one thing done.
 * In three words: kind, plain, unhurried.
 * Type: Young Serif for what the river says, Atkinson Hyperlegible Next for what people need to read.
 * Palette: writing paper (paper), river teal (accent), deep water (ink, deep), and the coral of six in the morning, which
 * is for marks alone.
 * Grid: the banks. One river runs down the page from a thread to the open sea; what is said stands on one side of it or
 * the other, and each section takes it up where the last one let go.
 * Signature move: the river itself, drawn as one shape through all sections, wider with every one until it is the page.
 * No other demo has: six services that are the six folds of a paper boat, gifts as boats whose sheets are as large as the
 * sums, and a dollar cut into a hundred cents.
 */
import type { CoreBlock } from "../../engine/blocks/core-blocks.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import type { NonprofitBlock } from "./blocks/blocks.ts";
import { frame } from "./frame.ts";
import { home } from "./pages/home.ts";

export const site = { ...frame, pages: { "/": home } } satisfies SiteDocument<CoreBlock | NonprofitBlock>;
