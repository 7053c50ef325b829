/** What pages of a document consist of: by their path, a digest of each section by its key. */
export type PagesOfDocument = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** How much of a page must be the same for it to be the same page, counted in sections. */
const enough = 0.5;

/**
 * The new addresses of pages that stand in `after` at another one than in `before`, by the old. A page is known by the keys
 * of its sections, which it takes along, and by at least one that says what it said: of two pages that begin alike one may
 * have gone and the other come. Each new address is that of one page.
 */
export function renamedPages(before: PagesOfDocument, after: PagesOfDocument): Map<string, string> {
  const pairs = [...before].flatMap(([from, was]) => {
    if (after.has(from)) return [];
    return [...after].flatMap(([to, is]) => {
      const likeness = before.has(to) || isOfRecords(from) !== isOfRecords(to) ? 0 : likenessOf(was, is);
      return likeness > 0 ? [{ from, to, likeness }] : [];
    });
  });
  const renamed = new Map<string, string>();
  const taken = new Set<string>();
  for (const { from, to } of pairs.sort((one, other) => other.likeness - one.likeness)) {
    if (renamed.has(from) || taken.has(to)) continue;
    renamed.set(from, to);
    taken.add(to);
  }
  return renamed;
}

function isOfRecords(path: string): boolean {
  return path.endsWith("/:id");
}

/** 0 for two pages that are not the same, else the more the more of their sections are. */
function likenessOf(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): number {
  const shared = [...one].filter(([key]) => other.has(key));
  const same = shared.filter(([key, said]) => other.get(key) === said);
  const share = shared.length / Math.max(one.size, other.size, 1);
  return share >= enough && same.length > 0 ? share + same.length : 0;
}
