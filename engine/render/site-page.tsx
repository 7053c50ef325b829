import type { ReactNode } from "react";
import type { BlockViews } from "../blocks/block.ts";
import { pageAt } from "../document/page-at.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { PageBlocks } from "./page-blocks.tsx";
import { type Place, SiteFrame } from "./site-frame.tsx";
import { toldSite } from "./told-site.ts";

type Props = {
  site: SiteDocument;
  place: Place;
  views: BlockViews;
  /** Behind links of the navigation, by the path that they lead to. */
  notes?: Readonly<Record<string, ReactNode>> | undefined;
  report?: (unknownType: string) => void;
};

/** One page of a site, whole. Throws for a path that the site does not have: the caller decides what is not found. */
export function SitePage({ site: document, place, views, notes, report }: Props) {
  const site = toldSite(document);
  const found = pageAt(site, place.path);
  if (!found) throw new Error(`the site has no page ${place.path}`);
  return (
    <SiteFrame site={site} place={place} content={found.page} notes={notes}>
      <PageBlocks
        page={found.page}
        views={views}
        source={{ collections: site.collections, base: place.base, record: found.record }}
        language={site.seo.language}
        currency={site.facts.currency}
        report={report}
      />
    </SiteFrame>
  );
}
