import { createElement } from "react";
import type { BlockView } from "../../engine/blocks/block.ts";
import { TitleRank } from "../../engine/blocks/page-title.tsx";
import { useHistoryVisit } from "../../engine/live/history-visit.ts";
import { SiteVisitProvider } from "../../engine/live/site-visit.ts";
import { resolve, type SiteRecord, type Source } from "../../engine/render/resolve.ts";
import type { IslandData } from "./island-data.ts";

type Props = {
  View: BlockView<never>;
  island: IslandData["islands"][number];
  /** What the page says to all of its islands. */
  page: Omit<IslandData, "islands" | "records">;
  collections: Source["collections"];
  storage?: Storage | undefined;
};

/** A live view by itself: as the renderer draws it, and as it lives in the browser. */
export function Island({ View, island: { id, props, rank = "h1" }, page, collections, storage }: Props) {
  const { place, receiver, locale } = page;
  const visit = useHistoryVisit();
  return (
    <SiteVisitProvider value={{ ...visit, place, receiver, storage }}>
      <TitleRank value={rank}>
        {createElement(View as BlockView<object>, {
          ...resolve(props, { base: place.base, collections, record: recordOf(page, collections) }),
          id,
          locale,
        })}
      </TitleRank>
    </SiteVisitProvider>
  );
}

function recordOf(
  { record, recordPlace: place }: Props["page"],
  collections: Props["collections"],
): SiteRecord | undefined {
  return place ? collections?.[place.collection]?.find(({ id }) => id === place.id) : record;
}
