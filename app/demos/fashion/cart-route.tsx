import type { MetaArgs } from "react-router";
import { CartView } from "../../../templates/fashion/cart/cart-view.tsx";
import { cartSeo } from "../../../templates/fashion/content/cart.ts";
import { frame } from "../../../templates/fashion/frame.ts";
import { LiveFrame } from "../../../templates/fashion/live-frame.tsx";
import { theme } from "../../../templates/fashion/theme.ts";
import type { PageHandle } from "../../root.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";

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
