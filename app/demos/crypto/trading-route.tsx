import type { MetaArgs } from "react-router";
import type { PageHandle } from "../../root.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";
import { trading } from "./content/trading.ts";
import { ExchangeFrame } from "./exchange-frame.tsx";
import { frame } from "./frame.ts";
import { theme } from "./theme.ts";
import { Trading } from "./trading/trading.tsx";

export const meta = ({ location }: MetaArgs) =>
  siteMeta({ ...frame, pages: {} }, demoPlace(location.pathname), trading.seo);

export const links = () => siteLinks(theme, [{ family: "mono" }]);

export const handle: PageHandle = { theme };

export default function TradingRoute() {
  return (
    <ExchangeFrame>
      <Trading />
    </ExchangeFrame>
  );
}
