import type { MySitesAsked, SiteState } from "../../account/profile.ts";
import { sitesContent } from "./sites-content.ts";

/** As many as one page of the list has. */
export const pageSize = 24;

/** What of the sites is shown, as the address says it. */
export type SitesQuery = {
  state: SiteState | undefined;
  containing: string;
  sort: "changed" | "name" | "created";
  page: number;
};

/** Reads the address; what is no such thing counts as not said. */
export function readQuery(search: URLSearchParams): SitesQuery {
  const page = Number(search.get("page"));
  return {
    state: sitesContent.filters.options.find(({ state }) => state === search.get("state"))?.state,
    containing: (search.get("q") ?? "").slice(0, 80),
    sort: sitesContent.sort.options.find(({ by }) => by === search.get("sort"))?.by ?? "changed",
    page: Number.isInteger(page) && page > 0 ? Math.min(page, 10_000) : 1,
  };
}

/** The address that says `query`, in as few words as it takes. */
export function writeQuery({ state, containing, sort, page }: SitesQuery): URLSearchParams {
  return new URLSearchParams({
    ...(state && { state }),
    ...(containing && { q: containing }),
    ...(sort !== "changed" && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
}

/** What the list is asked for. */
export function askedBy({ state, containing, sort, page }: SitesQuery): MySitesAsked {
  return {
    ...(state && { with_state: state }),
    ...(containing && { containing }),
    sorted_by: sort,
    page,
    page_size: pageSize,
  };
}
