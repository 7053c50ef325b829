import { type MetaArgs, useLocation } from "react-router";
import { coreBlocks } from "../../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../../engine/blocks/registry.ts";
import { SitePage } from "../../../engine/render/site-page.tsx";
import type { PageHandle } from "../../root.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";
import { wellnessBlocks } from "./blocks/blocks.ts";
import { site } from "./site.ts";
import "./fog.css";
import { theme } from "./theme.ts";

const views = viewsOf(joinRegistries(coreBlocks, wellnessBlocks));

export const meta = ({ location }: MetaArgs) => siteMeta(site, demoPlace(location.pathname));

export const links = () => siteLinks(theme);

export const handle: PageHandle = { noJs: true, theme };

export default function WellnessSiteRoute() {
  const { pathname } = useLocation();
  return <SitePage site={site} place={demoPlace(pathname)} views={views} />;
}
