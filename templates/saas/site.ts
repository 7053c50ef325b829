/*
 * Tessel, operations software for workshops that make physical things, shown with the week of a tileworks.
 *
 * Who comes and why: the one in a workshop who keeps the whiteboard. They want to see whether it knows what a kiln is,
 * what it costs, and how long until Thursday's orders stand on it. They try things by pressing them.
 * In three words: exact, dry, glazed.
 * Type: Geist, tight and large for what is claimed, 13 to 15 pixels for the product; Geist Mono for figures alone.
 * Palette: porcelain (cells), grout (ground and gaps), ink (type and buttons); cobalt, vermilion, saffron and celadon
 * are glazes: they color tiles and data, and nothing else.
 * Grid: a tiled wall; cells lie edge to edge with grout between them, from the navigation to the footer.
 * Signature move: a mosaic whose tiles are the data, one order each; its inlay says the stage, a missing corner that it
 * is late. It settles into place on load, and returns as mark, chart, empty state and the name at the foot of each page.
 * No other demo has: a product in place of a picture, parts of which can be used on a page without script.
 */
import type { CoreBlock } from "../../engine/blocks/core-blocks.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import type { SaasBlock } from "./blocks/blocks.ts";
import { frame } from "./frame.ts";
import { contact } from "./pages/contact.ts";
import { home } from "./pages/home.ts";
import { knowledge } from "./pages/knowledge.ts";
import { pricing } from "./pages/pricing.ts";
import { articles } from "./records/articles.ts";

export const site = {
  ...frame,
  collections: { articles },
  pages: {
    "/": home,
    "/pricing": pricing,
    "/knowledge": knowledge,
    "/contact": contact,
  },
} satisfies SiteDocument<CoreBlock | SaasBlock>;
