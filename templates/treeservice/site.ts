/*
 * Old Growth, four arborists in the Blue Ridge who cut as little as they can.
 *
 * Who comes and why: people with a large tree and a small fear. They want to know whether it will fall on the bedroom,
 * what it costs to make sure, and, after a storm, who answers now.
 * In three words: tall, patient, plain-spoken.
 * Type: National Park alone, drawn after the letters that a router cuts into park signs.
 * Palette: forest (paper), resin amber (accent), routed cream (the second ground), bark, and one rope orange in pictures.
 * Grid: a poster of the old park service. Horizons instead of columns; what stands high on the page stands high on a tree.
 * Signature move: a slice of trunk as a rising sun. Below the horizon it goes on as history: time runs down the page, one
 * ring a year, to the root rot of last spring.
 * No other demo has: services sorted by the height at which they happen, with a scale in feet; trees bent by data.
 */
import type { CoreBlock } from "../../engine/blocks/core-blocks.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import type { TreeserviceBlock } from "./blocks/blocks.ts";
import { frame } from "./frame.ts";
import { home } from "./pages/home.ts";

export const site = { ...frame, pages: { "/": home } } satisfies SiteDocument<CoreBlock | TreeserviceBlock>;
