import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { Markets } from "../../../templates/crypto/blocks/markets/live.tsx";
import { firstFaces } from "../../../templates/crypto/theme.ts";
import "../../../templates/crypto/exchange.css";
import { frame } from "../../../templates/crypto/frame.ts";
import { markets } from "../../../templates/crypto/pages/markets.ts";
import { documentRoute } from "../document-route.tsx";

const site = { ...frame, pages: { "/markets": markets } };

const views: BlockViews = new Map<string, BlockView<never>>([["crypto/markets", Markets]]);

const route = documentRoute(site, views, { firstFaces });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
