import { type MetaArgs, useLocation } from "react-router";
import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { Hero } from "../../../engine/blocks/hero/hero.tsx";
import { SitePage } from "../../../engine/render/site-page.tsx";
import type { PageHandle } from "../../root.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";
import { Challenge } from "./blocks/challenge/challenge.tsx";
import { Orbit } from "./blocks/orbit/orbit.tsx";
import { Practices } from "./blocks/practices/practices.tsx";
import "./fog.css";
import { frame } from "./frame.ts";
import { LiveBreathingGuide } from "./guide/live-breathing-guide.tsx";
import { meditation } from "./pages/meditation.ts";
import { theme } from "./theme.ts";

const site = { ...frame, pages: { "/meditation": meditation } };

const views: BlockViews = new Map<string, BlockView<never>>([
  ["hero", Hero],
  ["wellness/breathing-guide", LiveBreathingGuide],
  ["wellness/practices", Practices],
  ["wellness/challenge", Challenge],
  ["wellness/orbit", Orbit],
]);

export const meta = ({ location }: MetaArgs) => siteMeta(site, demoPlace(location.pathname));

export const links = () => siteLinks(theme);

export const handle: PageHandle = { theme };

export default function MeditationRoute() {
  const { pathname } = useLocation();
  return <SitePage site={site} place={demoPlace(pathname)} views={views} />;
}
