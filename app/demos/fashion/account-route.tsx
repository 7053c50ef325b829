import type { MetaArgs } from "react-router";
import { AccountView } from "../../../templates/fashion/account/account-view.tsx";
import { accountSeo } from "../../../templates/fashion/content/account.ts";
import { frame } from "../../../templates/fashion/frame.ts";
import { LiveFrame } from "../../../templates/fashion/live-frame.tsx";
import { theme } from "../../../templates/fashion/theme.ts";
import type { PageHandle } from "../../root.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";

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
