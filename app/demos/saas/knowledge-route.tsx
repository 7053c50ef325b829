import type { MetaArgs } from "react-router";
import { knowledgeSeo } from "../../../templates/saas/content/knowledge.ts";
import { knowledgeSign } from "../../../templates/saas/content/signs.ts";
import { frame } from "../../../templates/saas/frame.ts";
import { Knowledge } from "../../../templates/saas/knowledge/knowledge.tsx";
import { LiveFrame } from "../../../templates/saas/live-frame.tsx";
import { PageSign } from "../../../templates/saas/page-sign.tsx";
import { theme } from "../../../templates/saas/theme.ts";
import type { PageHandle } from "../../root.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";

export const meta = ({ location }: MetaArgs) =>
  siteMeta({ ...frame, pages: {} }, demoPlace(location.pathname), knowledgeSeo);

export const links = () => siteLinks(theme, [{ family: "mono" }]);

export const handle: PageHandle = { theme };

export default function KnowledgeRoute() {
  return (
    <LiveFrame>
      <Knowledge />
      <PageSign sign={knowledgeSign} />
    </LiveFrame>
  );
}
