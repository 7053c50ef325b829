import { type MetaArgs, Navigate, useLocation, useParams } from "react-router";
import { SiteFrame } from "../../../engine/render/site-frame.tsx";
import type { PageHandle } from "../../root.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";
import { houseById } from "./content/houses.ts";
import "./drawing-sheet.css";
import { frame } from "./frame.ts";
import { propertyHead } from "./property/property-head.ts";
import { PropertyView } from "./property/property-view.tsx";
import { addressOf } from "./site-address.ts";
import { theme } from "./theme.ts";

export const meta = ({ location, params }: MetaArgs) => {
  const house = houseById(params.id);
  if (!house) return [];
  const { seo, jsonLd } = propertyHead(house);
  return [...siteMeta({ ...frame, pages: {} }, demoPlace(location.pathname), seo), jsonLd];
};

export const links = () => siteLinks(theme, [{ family: "text", style: "italic" }]);

export const handle: PageHandle = { theme };

export default function PropertyRoute() {
  const { pathname } = useLocation();
  const house = houseById(useParams().id);
  // As the server answers for a house that the office does not have, only without loading.
  if (!house) return <Navigate to={addressOf("/property/404")} replace />;
  return (
    <SiteFrame site={frame} place={demoPlace(pathname)}>
      <PropertyView key={house.id} house={house} />
    </SiteFrame>
  );
}
