import type { MetaArgs } from "react-router";
import { shopSeo } from "../../../templates/fashion/content/shop.ts";
import { frame } from "../../../templates/fashion/frame.ts";
import { LiveFrame } from "../../../templates/fashion/live-frame.tsx";
import { Shop } from "../../../templates/fashion/shop/shop.tsx";
import { theme } from "../../../templates/fashion/theme.ts";
import type { PageHandle } from "../../root.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";

export const meta = ({ location }: MetaArgs) =>
  siteMeta({ ...frame, pages: {} }, demoPlace(location.pathname), shopSeo);

export const links = () => siteLinks(theme);

export const handle: PageHandle = { theme };

export default function ShopRoute() {
  return (
    <LiveFrame>
      <Shop />
    </LiveFrame>
  );
}
