import { type MetaArgs, useLocation } from "react-router";
import { SiteFrame } from "../../../engine/render/site-frame.tsx";
import type { PageHandle } from "../../root.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";
import "../../../templates/realestate/drawing-sheet.css";
import { listingsSeo } from "../../../templates/realestate/content/listings.ts";
import { frame } from "../../../templates/realestate/frame.ts";
import { Listings } from "../../../templates/realestate/listings/listings.tsx";
import { theme } from "../../../templates/realestate/theme.ts";

export const meta = ({ location }: MetaArgs) =>
  siteMeta({ ...frame, pages: {} }, demoPlace(location.pathname), listingsSeo);

export const links = () => siteLinks(theme, [{ family: "text", style: "italic" }]);

export const handle: PageHandle = { theme };

export default function ListingsRoute() {
  const { pathname } = useLocation();
  return (
    <SiteFrame site={frame} place={demoPlace(pathname)}>
      <Listings />
    </SiteFrame>
  );
}
