import { type MetaArgs, useLocation } from "react-router";
import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { SitePage } from "../../../engine/render/site-page.tsx";
import type { PageHandle } from "../../root.tsx";
import { LiveForm } from "../live-form.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";
import { Whereabouts } from "./blocks/whereabouts/whereabouts.tsx";
import "./drawing-sheet.css";
import { frame } from "./frame.ts";
import { contact } from "./pages/contact.ts";
import { theme } from "./theme.ts";

const site = { ...frame, pages: { "/contact": contact } };

const views: BlockViews = new Map<string, BlockView<never>>([
  ["realestate/whereabouts", Whereabouts],
  ["form", LiveForm],
]);

export const meta = ({ location }: MetaArgs) => siteMeta(site, demoPlace(location.pathname));

export const links = () => siteLinks(theme);

export const handle: PageHandle = { theme };

export default function ContactRoute() {
  const { pathname } = useLocation();
  return <SitePage site={site} place={demoPlace(pathname)} views={views} />;
}
