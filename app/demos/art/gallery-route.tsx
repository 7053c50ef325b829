import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { Gallery } from "../../../templates/art/blocks/gallery/live.tsx";
import { frame } from "../../../templates/art/frame.ts";
import { gallery } from "../../../templates/art/pages/gallery.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/art/rooms.css";

const site = { ...frame, pages: { "/gallery": gallery } };

const views: BlockViews = new Map<string, BlockView<never>>([["art/gallery", Gallery]]);

const route = documentRoute(site, views);

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
