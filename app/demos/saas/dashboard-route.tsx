import type { MetaArgs } from "react-router";
import type { PageHandle } from "../../root.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";
import { dashboardSeo } from "./content/dashboard.ts";
import { dashboardSign } from "./content/signs.ts";
import { Dashboard } from "./dashboard/dashboard.tsx";
import { frame } from "./frame.ts";
import { LiveFrame } from "./live-frame.tsx";
import { PageSign } from "./page-sign.tsx";
import { theme } from "./theme.ts";

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
