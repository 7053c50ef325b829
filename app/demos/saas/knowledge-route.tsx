import type { MetaArgs } from "react-router";
import type { PageHandle } from "../../root.tsx";
import { siteLinks, siteMeta } from "../site-head.ts";
import { demoPlace } from "../site-place.ts";
import { knowledgeSeo } from "./content/knowledge.ts";
import { knowledgeSign } from "./content/signs.ts";
import { frame } from "./frame.ts";
import { Knowledge } from "./knowledge/knowledge.tsx";
import { LiveFrame } from "./live-frame.tsx";
import { PageSign } from "./page-sign.tsx";
import { theme } from "./theme.ts";

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
