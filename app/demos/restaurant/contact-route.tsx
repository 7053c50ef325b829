import { type MetaArgs, useLocation } from "react-router";
import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { Hero } from "../../../engine/blocks/hero/hero.tsx";
import { Hours } from "../../../engine/blocks/hours/hours.tsx";
import { TownMap } from "../../../engine/blocks/map/map.tsx";
import { SitePage } from "../../../engine/render/site-page.tsx";
import type { PageHandle } from "../../root.tsx";
import { LiveForm } from "../live-form.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";
import { frame } from "./frame.ts";
import { contact } from "./pages/contact.ts";
import "./place-card.css";
import { theme } from "./theme.ts";

const site = { ...frame, pages: { "/contact": contact } };

const views: BlockViews = new Map<string, BlockView<never>>([
  ["hero", Hero],
  ["form", LiveForm],
  ["hours", Hours],
  ["map", TownMap],
]);

export const meta = ({ location }: MetaArgs) => siteMeta(site, demoPlace(location.pathname));

export const links = () => siteLinks(theme);

export const handle: PageHandle = { theme };

export default function ContactRoute() {
  const { pathname } = useLocation();
  return <SitePage site={site} place={demoPlace(pathname)} views={views} />;
}
