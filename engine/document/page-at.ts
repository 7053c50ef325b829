import type { SiteRecord } from "../render/resolve.ts";
import type { Page, SiteDocument } from "./site-document.ts";

type Pages<AnyBlock> = Pick<SiteDocument<AnyBlock>, "pages" | "collections">;

/** The page of a site at `path`, with its record where the page is that of one; undefined where the site has none. */
export function pageAt<AnyBlock>(
  { pages, collections }: Pages<AnyBlock>,
  path: string,
): { page: Page<AnyBlock>; record?: SiteRecord } | undefined {
  const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
  if (page) return { page };
  const [, folder = "", id] = /^(.*)\/([^/]+)$/.exec(path) ?? [];
  const recordPage = pages[`${folder}/:id`];
  const record = recordsOf(collections, recordPage?.record).find((one) => one.id === id);
  return recordPage && record && { page: recordPage, record };
}

/** Every address of a site: its pages, and one for each record of those that have records. */
export function pathsOf({ pages, collections }: Pages<unknown>): string[] {
  return Object.entries(pages).flatMap(([path, { record }]) =>
    record ? recordsOf(collections, record).map(({ id }) => path.replace(":id", id)) : [path],
  );
}

/** None for a collection that there is not, whatever it is called. */
function recordsOf(collections: SiteDocument["collections"], name = ""): readonly SiteRecord[] {
  return collections && Object.hasOwn(collections, name) ? (collections[name] ?? []) : [];
}
