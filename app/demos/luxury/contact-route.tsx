import { type MetaArgs, useLocation } from "react-router";
import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { Hours } from "../../../engine/blocks/hours/hours.tsx";
import { SitePage } from "../../../engine/render/site-page.tsx";
import type { PageHandle } from "../../root.tsx";
import { LiveForm } from "../live-form.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";
import { Vitrine } from "./blocks/vitrine/vitrine.tsx";
import { frame } from "./frame.ts";
import "./lamp.css";
import { contact } from "./pages/contact.ts";
import { theme } from "./theme.ts";

const site = { ...frame, pages: { "/contact": contact } };

const views: BlockViews = new Map<string, BlockView<never>>([
  ["luxury/vitrine", Vitrine],
  ["form", LiveForm],
  ["hours", Hours],
]);

export const meta = ({ location }: MetaArgs) => siteMeta(site, demoPlace(location.pathname));

export const links = () => siteLinks(theme);

export const handle: PageHandle = { theme };

export default function ContactRoute() {
  const { pathname } = useLocation();
  return <SitePage site={site} place={demoPlace(pathname)} views={views} />;
}
