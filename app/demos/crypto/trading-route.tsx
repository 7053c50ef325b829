import type { MetaArgs } from "react-router";
import { trading } from "../../../templates/crypto/content/trading.ts";
import { ExchangeFrame } from "../../../templates/crypto/exchange-frame.tsx";
import { frame } from "../../../templates/crypto/frame.ts";
import { theme } from "../../../templates/crypto/theme.ts";
import { Trading } from "../../../templates/crypto/trading/trading.tsx";
import type { PageHandle } from "../../root.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";

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
