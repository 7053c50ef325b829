import type { MetaArgs } from "react-router";
import type { PageHandle } from "../../root.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";
import { CartView } from "./cart/cart-view.tsx";
import { cartSeo } from "./content/cart.ts";
import { frame } from "./frame.ts";
import { LiveFrame } from "./live-frame.tsx";
import { theme } from "./theme.ts";

export const meta = ({ location }: MetaArgs) =>
  siteMeta({ ...frame, pages: {} }, demoPlace(location.pathname), cartSeo);

export const links = () => siteLinks(theme);

export const handle: PageHandle = { theme };

export default function CartRoute() {
  return (
    <LiveFrame>
      <CartView />
    </LiveFrame>
  );
}
