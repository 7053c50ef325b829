import type { MetaArgs } from "react-router";
import type { PageHandle } from "../../root.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";
import { pricingSeo } from "./content/pricing.ts";
import { pricingSign } from "./content/signs.ts";
import { frame } from "./frame.ts";
import { LiveFrame } from "./live-frame.tsx";
import { PageSign } from "./page-sign.tsx";
import { Pricing } from "./pricing/pricing.tsx";
import { theme } from "./theme.ts";

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
