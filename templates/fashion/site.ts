/*
 * Oblique, a fashion house in New York that cuts every piece twelve degrees off the grain and prints a magazine instead
 * of a catalog.
 *
 * Who comes and why: people who already own enough clothes and want the one that moves differently. They leaf through
 * collections and lookbook as one leafs through an issue, then buy a single piece.
 * In three words: leaning, dry, exact.
 * Type: Instrument Serif for everything that is looked at, slanted by the style sheet and never italic, because an
 * oblique is the same letter, leaning; Familjen Grotesk for what is read, filled in and paid.
 * Palette: bone (paper), chalk (raised), burgundy (ink and second ground), terracotta (the spot color).
 * Grid: pages of a magazine with folios as large as pictures; edges, stairs and indents follow one line of 12 degrees.
 * Signature move: the house's name, whose letters topple one by one from upright to twelve degrees.
 * No other demo has: page numbers that straighten up when pointed at, and a shelf on which the first volume leans.
 */
import type { CoreBlock } from "../../engine/blocks/core-blocks.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import type { FashionBlock } from "./blocks/blocks.ts";
import { sampleCart, sampleWishlist } from "./content/cart.ts";
import { wholeProducts } from "./content/product-details.ts";
import { frame } from "./frame.ts";
import { about } from "./pages/about.ts";
import { accountPage } from "./pages/account.ts";
import { cartPage } from "./pages/cart.ts";
import { collectionsPage } from "./pages/collections.ts";
import { home } from "./pages/home.ts";
import { lookbook } from "./pages/lookbook.ts";
import { productPage } from "./pages/product.ts";
import { productMissing } from "./pages/product-missing.ts";
import { shopPage } from "./pages/shop.ts";

export const site = {
  ...frame,
  collections: { products: wholeProducts, cart: sampleCart, wishlist: sampleWishlist },
  pages: {
    "/": home,
    "/shop": shopPage,
    "/collections": collectionsPage,
    "/lookbook": lookbook,
    "/about": about,
    "/product/:id": productPage,
    "/product/404": productMissing,
    "/cart": cartPage,
    "/account": accountPage,
  },
} satisfies SiteDocument<CoreBlock | FashionBlock>;
