import type { MetaArgs } from "react-router";
import { markets } from "../../../templates/crypto/content/markets.ts";
import { ExchangeFrame } from "../../../templates/crypto/exchange-frame.tsx";
import { frame } from "../../../templates/crypto/frame.ts";
import { Markets } from "../../../templates/crypto/markets/markets.tsx";
import { theme } from "../../../templates/crypto/theme.ts";
import type { PageHandle } from "../../root.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";

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
