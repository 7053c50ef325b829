import type { MetaArgs } from "react-router";
import { dashboardSeo } from "../../../templates/saas/content/dashboard.ts";
import { dashboardSign } from "../../../templates/saas/content/signs.ts";
import { Dashboard } from "../../../templates/saas/dashboard/dashboard.tsx";
import { frame } from "../../../templates/saas/frame.ts";
import { LiveFrame } from "../../../templates/saas/live-frame.tsx";
import { PageSign } from "../../../templates/saas/page-sign.tsx";
import { theme } from "../../../templates/saas/theme.ts";
import type { PageHandle } from "../../root.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";

export const meta = ({ location }: MetaArgs) =>
  siteMeta({ ...frame, pages: {} }, demoPlace(location.pathname), dashboardSeo);

export const links = () => siteLinks(theme, [{ family: "mono" }]);

export const handle: PageHandle = { theme };

export default function DashboardRoute() {
  return (
    <LiveFrame isApp>
      <Dashboard />
      <PageSign sign={dashboardSign} />
    </LiveFrame>
  );
}
