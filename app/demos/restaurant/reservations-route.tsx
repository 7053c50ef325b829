import { type MetaArgs, useLocation } from "react-router";
import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { Hero } from "../../../engine/blocks/hero/hero.tsx";
import { SitePage } from "../../../engine/render/site-page.tsx";
import type { PageHandle } from "../../root.tsx";
import { LiveForm } from "../live-form.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";
import { KeyRack } from "./blocks/key-rack/key-rack.tsx";
import { frame } from "./frame.ts";
import { reservations } from "./pages/reservations.ts";
import "./place-card.css";
import { theme } from "./theme.ts";

const site = { ...frame, pages: { "/reservations": reservations } };

const views: BlockViews = new Map<string, BlockView<never>>([
  ["hero", Hero],
  ["form", LiveForm],
  ["restaurant/key-rack", KeyRack],
]);

export const meta = ({ location }: MetaArgs) => siteMeta(site, demoPlace(location.pathname));

export const links = () => siteLinks(theme);

export const handle: PageHandle = { theme };

export default function ReservationsRoute() {
  const { pathname } = useLocation();
  return <SitePage site={site} place={demoPlace(pathname)} views={views} />;
}
