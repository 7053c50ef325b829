import type { MetaArgs } from "react-router";
import type { PageHandle } from "../../root.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";
import { shopSeo } from "./content/shop.ts";
import { frame } from "./frame.ts";
import { LiveFrame } from "./live-frame.tsx";
import { Shop } from "./shop/shop.tsx";
import { theme } from "./theme.ts";

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
