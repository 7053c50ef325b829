import { type MetaArgs, useLocation } from "react-router";
import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { CallToAction } from "../../../engine/blocks/call-to-action/call-to-action.tsx";
import { Hero } from "../../../engine/blocks/hero/hero.tsx";
import { SitePage } from "../../../engine/render/site-page.tsx";
import type { PageHandle } from "../../root.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";
import { Inventory } from "./blocks/inventory/inventory.tsx";
import { LiveCollections } from "./collections/live-collections.tsx";
import { frame } from "./frame.ts";
import "./lamp.css";
import { collections } from "./pages/collections.ts";
import { theme } from "./theme.ts";

const site = { ...frame, pages: { "/collections": collections } };

const views: BlockViews = new Map<string, BlockView<never>>([
  ["hero", Hero],
  ["luxury/collections", LiveCollections],
  ["luxury/inventory", Inventory],
  ["call-to-action", CallToAction],
]);

export const meta = ({ location }: MetaArgs) => siteMeta(site, demoPlace(location.pathname));

export const links = () => siteLinks(theme);

export const handle: PageHandle = { theme };

export default function CollectionsRoute() {
  const { pathname } = useLocation();
  return <SitePage site={site} place={demoPlace(pathname)} views={views} />;
}
