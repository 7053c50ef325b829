import type { MetaArgs } from "react-router";
import { pricingSeo } from "../../../templates/saas/content/pricing.ts";
import { pricingSign } from "../../../templates/saas/content/signs.ts";
import { frame } from "../../../templates/saas/frame.ts";
import { LiveFrame } from "../../../templates/saas/live-frame.tsx";
import { PageSign } from "../../../templates/saas/page-sign.tsx";
import { Pricing } from "../../../templates/saas/pricing/pricing.tsx";
import { theme } from "../../../templates/saas/theme.ts";
import type { PageHandle } from "../../root.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";

export const meta = ({ location }: MetaArgs) =>
  siteMeta({ ...frame, pages: {} }, demoPlace(location.pathname), pricingSeo);

export const links = () => siteLinks(theme, [{ family: "mono" }]);

export const handle: PageHandle = { theme };

export default function PricingRoute() {
  return (
    <LiveFrame>
      <Pricing />
      <PageSign sign={pricingSign} />
    </LiveFrame>
  );
}
