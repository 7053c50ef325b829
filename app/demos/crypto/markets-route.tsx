import type { MetaArgs } from "react-router";
import type { PageHandle } from "../../root.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";
import { markets } from "./content/markets.ts";
import { ExchangeFrame } from "./exchange-frame.tsx";
import { frame } from "./frame.ts";
import { Markets } from "./markets/markets.tsx";
import { theme } from "./theme.ts";

export const meta = ({ location }: MetaArgs) =>
  siteMeta({ ...frame, pages: {} }, demoPlace(location.pathname), markets.seo);

export const links = () => siteLinks(theme, [{ family: "mono" }]);

export const handle: PageHandle = { theme };

export default function MarketsRoute() {
  return (
    <ExchangeFrame>
      <Markets />
    </ExchangeFrame>
  );
}
