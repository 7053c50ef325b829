/*
 * Noctua, a restaurant without electric light in a former candle works.
 *
 * Who comes and why: couples and small parties who plan an evening two weeks ahead. They want to know what it will feel
 * like, what it costs and whether there is a table; hosts of 12 to 50 ask for a room.
 * In three words: nocturnal, unhurried, exact.
 * Type: Bodoni Moda for hours, prices and titles, whose hairlines are thin as wicks; Spectral for what is read.
 * Palette: slate black, soot, bone (ink), amber (accent), laid paper (the second ground, for the printed card).
 * Grid: twelve columns that pictures leave at the left edge; hours and prices are set at the size of the page.
 * Signature move: a candle marked with the ten seatings stands at the edge of the home page and burns down as it is
 * read; it lights what is near it.
 * No other demo has: a page that tells the time, and three dishes that fade into each other on one plate.
 */
import type { CoreBlock } from "../../engine/blocks/core-blocks.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import type { RestaurantBlock } from "./blocks/blocks.ts";
import { frame } from "./frame.ts";
import { about } from "./pages/about.ts";
import { contact } from "./pages/contact.ts";
import { home } from "./pages/home.ts";
import { menu } from "./pages/menu.ts";
import { reservations } from "./pages/reservations.ts";

export const site = {
  ...frame,
  pages: {
    "/": home,
    "/menu": menu,
    "/reservations": reservations,
    "/about": about,
    "/contact": contact,
  },
} satisfies SiteDocument<CoreBlock | RestaurantBlock>;
