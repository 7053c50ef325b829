import { placeIn } from "./describe-issues.ts";
import type { SiteDocument } from "./site-document.ts";

/** What is wrong with the addresses of a site's records: two of one name, or pages that show none and should. */
export function checkRecords({ collections = {}, pages }: SiteDocument): string[] {
  return [
    ...Object.entries(collections).flatMap(([name, records]) =>
      doubled(records.map(({ id }) => id)).map(
        (id) => `collections.${name}: two records are called ${id}, give one of them another id`,
      ),
    ),
    ...Object.entries(pages).flatMap(([path, { record }]) =>
      problemsOfPage(path, record, collections, pages).map((problem) => placeIn(path) + problem),
    ),
  ];
}

function problemsOfPage(
  path: string,
  record: string | undefined,
  collections: NonNullable<SiteDocument["collections"]>,
  pages: SiteDocument["pages"],
): string[] {
  const isOfRecords = path.endsWith("/:id");
  if (record === undefined)
    return isOfRecords
      ? ["record: it stands for many pages, name the collection whose records they show"]
      : [];
  if (!isOfRecords)
    return [`record: its address is the same for every record, end it with /:id or take record away`];
  if (!Object.hasOwn(collections, record)) {
    const names = Object.keys(collections);
    return [
      `record: the site has no collection ${record}, ${names.length > 0 ? `name one of ${names.join(", ")}` : "begin it or take the page away"}`,
    ];
  }
  const hidden = (collections[record] ?? []).filter(({ id }) =>
    Object.hasOwn(pages, path.replace(":id", id)),
  );
  return hidden.map(
    ({ id }) => `record: ${path.replace(":id", id)} is a page already, give the record ${id} another id`,
  );
}

/** What stands in `names` more than once, each once. */
export function doubled(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(names.filter((name) => seen.size === seen.add(name).size))];
}
