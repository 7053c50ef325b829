import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { CartCount } from "../../../templates/fashion/blocks/cart-count/live.tsx";
import { Shop } from "../../../templates/fashion/blocks/shop/live.tsx";
import { frame } from "../../../templates/fashion/frame.ts";
import { shopPage } from "../../../templates/fashion/pages/shop.ts";
import { products } from "../../../templates/fashion/records/products.ts";
import { cart, wishlist } from "../../../templates/fashion/records/visit.ts";
import { documentRoute } from "../document-route.tsx";

const site = { ...frame, collections: { products, cart, wishlist }, pages: { "/shop": shopPage } };

const views: BlockViews = new Map<string, BlockView<never>>([["fashion/shop", Shop]]);

const route = documentRoute(site, views, { notes: { "/cart": <CartCount begun={{ cart, wishlist }} /> } });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
