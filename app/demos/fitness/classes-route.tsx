import { type MetaArgs, useLocation } from "react-router";
import { CallToAction } from "../../../engine/blocks/call-to-action/call-to-action.tsx";
import { resolveLinks } from "../../../engine/render/resolve-links.ts";
import { SiteFrame } from "../../../engine/render/site-frame.tsx";
import type { PageHandle } from "../../root.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";
import { Poster } from "./blocks/poster/poster.tsx";
import { Board } from "./classes/board.tsx";
import { classesSeo, full, head } from "./content/classes.ts";
import { frame } from "./frame.ts";
import "./sheet.css";
import { theme } from "./theme.ts";

export const meta = ({ location }: MetaArgs) =>
  siteMeta({ ...frame, pages: {} }, demoPlace(location.pathname), classesSeo);

export const links = () => siteLinks(theme);

export const handle: PageHandle = { theme };

export default function ClassesRoute() {
  const place = demoPlace(useLocation().pathname);
  return (
    <SiteFrame site={frame} place={place}>
      <div className="block" data-tone="paper">
        <Poster id="classes" {...head} />
      </div>
      <Board />
      <div className="block" data-tone="paper">
        <CallToAction id="full" {...resolveLinks(full, place.base)} />
      </div>
    </SiteFrame>
  );
}
