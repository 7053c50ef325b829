import { type MetaArgs, useLocation } from "react-router";
import { CallToAction } from "../../../engine/blocks/call-to-action/call-to-action.tsx";
import { resolve } from "../../../engine/render/resolve.ts";
import { SiteFrame } from "../../../engine/render/site-frame.tsx";
import { Poster } from "../../../templates/fitness/blocks/poster/poster.tsx";
import { Board } from "../../../templates/fitness/classes/board.tsx";
import { classesSeo, full, head } from "../../../templates/fitness/content/classes.ts";
import { frame } from "../../../templates/fitness/frame.ts";
import type { PageHandle } from "../../root.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";
import "../../../templates/fitness/sheet.css";
import { theme } from "../../../templates/fitness/theme.ts";

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
        <CallToAction id="full" {...resolve(full, { base: place.base })} />
      </div>
    </SiteFrame>
  );
}
