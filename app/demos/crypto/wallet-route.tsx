import type { MetaArgs } from "react-router";
import { wallet } from "../../../templates/crypto/content/wallet.ts";
import { ExchangeFrame } from "../../../templates/crypto/exchange-frame.tsx";
import { frame } from "../../../templates/crypto/frame.ts";
import { theme } from "../../../templates/crypto/theme.ts";
import { Wallet } from "../../../templates/crypto/wallet/wallet.tsx";
import type { PageHandle } from "../../root.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";

export const meta = ({ location }: MetaArgs) =>
  siteMeta({ ...frame, pages: {} }, demoPlace(location.pathname), wallet.seo);

export const links = () => siteLinks(theme, [{ family: "mono" }]);

export const handle: PageHandle = { theme };

export default function WalletRoute() {
  return (
    <ExchangeFrame>
      <Wallet />
    </ExchangeFrame>
  );
}
