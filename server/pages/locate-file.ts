import { anyId } from "./addresses.ts";
import { withoutSlashes } from "./without-slashes.ts";

/** Files by address, those for every id by theirs too (`isForAnyId`), and not-found pages by the folder that they answer for (`notFoundFolder`). */
export type Shelf<File> = {
  files: ReadonlyMap<string, File>;
  notFound: ReadonlyMap<string, File>;
  ofIds?: ReadonlyMap<string, File>;
};

export type Located<File> =
  /** `isVersioned`: the query names a version of the file, which is another file when it changes. */
  | { kind: "found"; file: File; isVersioned: boolean }
  | { kind: "moved"; location: string }
  /** `file` is the not-found page to answer with, if there is one. */
  | { kind: "missing"; file: File | undefined };

/** What answers for `url`, a path with or without a query. A slash too many leads to the file without it. */
export function locateFile<File>(url: string, shelf: Shelf<File>): Located<File> {
  const queryAt = url.indexOf("?");
  const path = queryAt === -1 ? url : url.slice(0, queryAt);
  const file = shelf.files.get(path) ?? fileOfId(path, shelf);
  if (file) return { kind: "found", file, isVersioned: queryAt !== -1 && asksForVersion(url, queryAt) };
  const withoutSlash = withoutSlashes(path);
  if (withoutSlash !== path && shelf.files.has(withoutSlash)) {
    return { kind: "moved", location: withoutSlash + url.slice(path.length) };
  }
  return { kind: "missing", file: notFoundFor(withoutSlash, shelf) };
}

function asksForVersion(url: string, queryAt: number): boolean {
  return url.startsWith("v=", queryAt + 1) || url.includes("&v=", queryAt);
}

const idWithin = /\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(?=\/|$)/;

/** Templates have names in place of ids. */
const templateName = /^(\/admin\/templates)\/[a-z][a-z\d-]{0,39}$/;

/** What is about one thing of many knows which one from its address, in the browser: one page is there for all. */
function fileOfId<File>(path: string, { ofIds }: Shelf<File>): File | undefined {
  if (!ofIds) return undefined;
  if (idWithin.test(path)) return ofIds.get(path.replace(idWithin, anyId));
  return templateName.test(path) ? ofIds.get(path.replace(templateName, `$1${anyId}`)) : undefined;
}

/** The page of the folder that `path` lies directly in, if it has one. A name that climbs or hides a slash lies elsewhere. */
function notFoundFor<File>(path: string, { notFound }: Shelf<File>): File | undefined {
  const slashAt = path.lastIndexOf("/");
  const name = path.slice(slashAt + 1);
  const ofSite = notFound.get("");
  if (/^(\.|%2e){1,2}$|%2f|%5c|\\/i.test(name)) return ofSite;
  return notFound.get(path.slice(0, slashAt)) ?? ofSite;
}
