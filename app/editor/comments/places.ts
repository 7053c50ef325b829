import type { SiteDocument } from "../../../engine/document/site-document.ts";
import type { CommentRow } from "../../account/profile.ts";

type Pages = Pick<SiteDocument, "pages">;

/** What of a draft a comment is about; `section` is undefined where that is gone, and empty for the page as a whole. */
export type CommentPlace = { path: string; section: string | undefined };

/** Where a comment stands in a draft that has gone on; undefined where its page is gone. That of a record is the page of all of them. */
export function placeOf(
  { page, section }: Pick<CommentRow, "page" | "section">,
  { pages }: Pages,
): CommentPlace | undefined {
  const path = [page, page.replace(/\/[^/]+$/, "/:id")].find((one) => Object.hasOwn(pages, one));
  if (path === undefined) return undefined;
  const isThere = section === "" || pages[path]?.order.includes(section);
  return { path, section: isThere ? section : undefined };
}

/** How many comments wait on each section of a page, by its key. */
export function countsOn(
  path: string,
  comments: readonly CommentRow[],
  site: Pages,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const comment of comments) {
    const place = placeOf(comment, site);
    if (place?.path !== path || !place.section) continue;
    counts.set(place.section, (counts.get(place.section) ?? 0) + 1);
  }
  return counts;
}

export type CommentGroup = { path: string; section: string | undefined; comments: CommentRow[] };

/** Comments as they stand beside the site: page by page, those of the page as a whole first, then by section, then what is gone. */
export function groupsOf(comments: readonly CommentRow[], site: Pages): CommentGroup[] {
  const groups = new Map<string, CommentGroup & { rank: readonly number[] }>();
  const paths = Object.keys(site.pages);
  for (const comment of comments) {
    const place = placeOf(comment, site);
    const { path, section } = place ?? { path: comment.page, section: undefined };
    const key = `${path} ${section ?? "gone"} ${section === undefined ? comment.section : ""}`;
    const order = site.pages[path]?.order ?? [];
    const rank = [
      place ? paths.indexOf(path) : paths.length,
      section === undefined ? order.length : order.indexOf(section),
    ];
    const group = groups.get(key) ?? { path, section, comments: [], rank };
    group.comments.push(comment);
    groups.set(key, group);
  }
  return [...groups.values()]
    .sort((one, other) => {
      const [page = 0, section = 0] = one.rank.map((rank, index) => rank - (other.rank[index] ?? 0));
      return page || section;
    })
    .map(({ path, section, comments: those }) => ({ path, section, comments: those }));
}
