import type { MetaArgs } from "react-router";
import type { PageHandle } from "../../root.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";
import { wallet } from "./content/wallet.ts";
import { ExchangeFrame } from "./exchange-frame.tsx";
import { frame } from "./frame.ts";
import { theme } from "./theme.ts";
import { Wallet } from "./wallet/wallet.tsx";

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
