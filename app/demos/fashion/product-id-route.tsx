import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { CartCount } from "../../../templates/fashion/blocks/cart-count/live.tsx";
import { ProductSheet } from "../../../templates/fashion/blocks/product/live.tsx";
import { ProductOthers } from "../../../templates/fashion/blocks/product-others/product-others.tsx";
import { ProductStory } from "../../../templates/fashion/blocks/product-story/product-story.tsx";
import { frame } from "../../../templates/fashion/frame.ts";
import { productPage } from "../../../templates/fashion/pages/product.ts";
import { recordData } from "../../../templates/fashion/record-data.ts";
import { ownProducts } from "../../../templates/fashion/records/own-products.ts";
import { products } from "../../../templates/fashion/records/products.ts";
import { cart, wishlist } from "../../../templates/fashion/records/visit.ts";
import { documentRoute } from "../document-route.tsx";

// Apart, because other pages of the visit show the same lists.
const wholeProducts = products.map((piece, at) => ({ ...piece, ...ownProducts[at] }));

const site = {
  ...frame,
  collections: { products: wholeProducts, cart, wishlist },
  pages: { "/product/:id": productPage },
};

const views: BlockViews = new Map<string, BlockView<never>>([
  ["fashion/product", ProductSheet],
  ["fashion/product-story", ProductStory],
  ["fashion/product-others", ProductOthers],
]);

const route = documentRoute(site, views, {
  recordData,
  notes: { "/cart": <CartCount begun={{ cart, wishlist }} /> },
});

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
