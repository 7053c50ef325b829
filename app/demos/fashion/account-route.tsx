import type { MetaArgs } from "react-router";
import type { PageHandle } from "../../root.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";
import { AccountView } from "./account/account-view.tsx";
import { accountSeo } from "./content/account.ts";
import { frame } from "./frame.ts";
import { LiveFrame } from "./live-frame.tsx";
import { theme } from "./theme.ts";

export const meta = ({ location }: MetaArgs) =>
  siteMeta({ ...frame, pages: {} }, demoPlace(location.pathname), accountSeo);

export const links = () => siteLinks(theme);

export const handle: PageHandle = { theme };

export default function AccountRoute() {
  return (
    <LiveFrame>
      <AccountView />
    </LiveFrame>
  );
}
