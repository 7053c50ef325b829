import { isWhole, type ListQuery, type ListShape } from "../../account/area/lists/list-query.ts";
import type { ListWords } from "../../account/area/lists/list-tools.tsx";
import type { MySitesAsked } from "../../account/profile.ts";
import { allOf, type SiteCounts } from "./my-sites.ts";
import { sitesContent } from "./sites-content.ts";

/** What the list of the own sites can be asked for. */
export const sitesShape = {
  filters: { state: ["live", "changed", "draft", "unpublished", "suspended", "trashed"] },
  sorts: ["changed", "name", "created"],
  pageSize: 24,
} as const satisfies ListShape;

export type SitesQuery = ListQuery<typeof sitesShape>;

/** What the database is asked for. */
export function askedBy({ filters: { state }, containing, sort, page }: SitesQuery): MySitesAsked {
  return {
    ...(state && { with_state: state }),
    ...(containing && { containing }),
    sorted_by: sort,
    page,
    page_size: sitesShape.pageSize,
  };
}

/** What stands above the list, with how many there are of each. */
export function sitesWords(counts: SiteCounts): ListWords<typeof sitesShape> {
  const { filters, search, sort } = sitesContent;
  const countOf = { ...counts, live: counts.live + counts.changed };
  return {
    search: search.label,
    sort,
    filters: [
      {
        name: "state",
        label: filters.label,
        all: filters.all,
        count: allOf(counts),
        options: filters.options.map(({ state, label }) => ({ value: state, label, count: countOf[state] })),
      },
    ],
  };
}

/** What is said where no site is like that. */
export function emptyWords(query: SitesQuery, isNew: boolean): string {
  const { empty } = sitesContent;
  if (isNew) return empty.first;
  return query.filters.state === "trashed" && isWhole({ ...query, filters: {} }) ? empty.trash : empty.found;
}
