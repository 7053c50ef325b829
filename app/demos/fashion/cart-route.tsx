import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { Cart } from "../../../templates/fashion/blocks/cart/live.tsx";
import { CartCount } from "../../../templates/fashion/blocks/cart-count/live.tsx";
import { frame } from "../../../templates/fashion/frame.ts";
import { cartPage } from "../../../templates/fashion/pages/cart.ts";
import { products } from "../../../templates/fashion/records/products.ts";
import { cart, wishlist } from "../../../templates/fashion/records/visit.ts";
import { documentRoute } from "../document-route.tsx";

const site = { ...frame, collections: { products, cart, wishlist }, pages: { "/cart": cartPage } };

const views: BlockViews = new Map<string, BlockView<never>>([["fashion/cart", Cart]]);

const route = documentRoute(site, views, { notes: { "/cart": <CartCount begun={{ cart, wishlist }} /> } });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
