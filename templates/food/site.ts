/*
 * Number Nine, a noodle counter of nine stools in an alley. One broth, boiled since yesterday at eleven.
 *
 * Who comes and why: people who are hungry within the hour. They want to know what there is, what it costs, and whether
 * there is a stool; the page answers in that order and then gets out of the way.
 * In three words: loud, brief, steaming.
 * Type: Dela Gothic One for all that is painted (it is nothing but brush and weight), Schibsted Grotesk for what is said.
 * Palette: cream paper, broth yellow (raised), tomato (accent), soot (deep and ink), the brown of the pot (muted).
 * Grid: nine. Nine tags on the rail, nine stools at the counter, nine columns under both; on a phone the tags are a stack.
 * Signature move: the door. A curtain hangs across the first screen with the name painted over all its strips; as one
 * scrolls it parts, and the bowl behind it is as wide as the street.
 * No other demo has: a counter that says at which hour which stool is free.
 */
import type { CoreBlock } from "../../engine/blocks/core-blocks.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import type { FoodBlock } from "./blocks/blocks.ts";
import { frame } from "./frame.ts";
import { home } from "./pages/home.ts";

export const site = { ...frame, pages: { "/": home } } satisfies SiteDocument<CoreBlock | FoodBlock>;
