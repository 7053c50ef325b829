import { type MetaArgs, Navigate, useLocation, useParams } from "react-router";
import { SiteFrame } from "../../../engine/render/site-frame.tsx";
import { houseById } from "../../../templates/realestate/content/houses.ts";
import { siteOrigin } from "../../identity/site-origin.ts";
import type { PageHandle } from "../../root.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";
import "../../../templates/realestate/drawing-sheet.css";
import { frame } from "../../../templates/realestate/frame.ts";
import { propertyHead } from "../../../templates/realestate/property/property-head.ts";
import { PropertyView } from "../../../templates/realestate/property/property-view.tsx";
import { theme } from "../../../templates/realestate/theme.ts";

export const meta = ({ location, params }: MetaArgs) => {
  const house = houseById(params.id);
  if (!house) return [];
  const place = demoPlace(location.pathname);
  const { seo, jsonLd } = propertyHead(house, siteOrigin, place.base);
  return [...siteMeta({ ...frame, pages: {} }, place, seo), jsonLd];
};

export const links = () => siteLinks(theme, [{ family: "text", style: "italic" }]);

export const handle: PageHandle = { theme };

export default function PropertyRoute() {
  const { pathname } = useLocation();
  const house = houseById(useParams().id);
  // As the server answers for a house that the office does not have, only without loading.
  if (!house) return <Navigate to="../property/404" relative="path" replace />;
  return (
    <SiteFrame site={frame} place={demoPlace(pathname)}>
      <PropertyView key={house.id} house={house} />
    </SiteFrame>
  );
}
