import { type MetaArgs, useLocation } from "react-router";
import { SiteFrame } from "../../../engine/render/site-frame.tsx";
import { gallerySeo } from "../../../templates/art/content/gallery.ts";
import { frame } from "../../../templates/art/frame.ts";
import { Gallery } from "../../../templates/art/gallery/gallery.tsx";
import type { PageHandle } from "../../root.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";
import "../../../templates/art/rooms.css";
import { theme } from "../../../templates/art/theme.ts";

export const meta = ({ location }: MetaArgs) =>
  siteMeta({ ...frame, pages: {} }, demoPlace(location.pathname), gallerySeo);

export const links = () => siteLinks(theme);

export const handle: PageHandle = { theme };

export default function GalleryRoute() {
  const { pathname } = useLocation();
  return (
    <SiteFrame site={frame} place={demoPlace(pathname)}>
      <Gallery />
    </SiteFrame>
  );
}
