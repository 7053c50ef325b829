type Drawn = { address: string; html: string; isRecord: boolean };

const name = /\sid="([^"]+)"/g;
const linkToPlace = /(\shref=")#([^"]+)"/g;

/**
 * Lets links to a place (`#prices`) that their page does not have lead to the page that has it, the first of `pages` before
 * all others: the navigation of a site says `#prices` once, and its other pages and those that are not found show it too.
 */
export function leadToPlaces<Page extends Drawn>(pages: readonly Page[]): Page[] {
  const namesOf = new Map(
    pages.map((page) => [page, new Set(Array.from(page.html.matchAll(name), ([, id]) => id))]),
  );
  const owners = new Map<string | undefined, string>();
  for (const [{ address, isRecord }, names] of namesOf) {
    if (isRecord) continue; // one of many that have such a place
    for (const id of names) if (!owners.has(id)) owners.set(id, address);
  }
  return pages.map((page) => ({
    ...page,
    html: page.html.replace(linkToPlace, (link, start: string, id: string) => {
      const owner = namesOf.get(page)?.has(id) ? undefined : owners.get(id);
      return owner === undefined ? link : `${start}${escaped(owner)}#${id}"`;
    }),
  }));
}

/** As an attribute has it. */
function escaped(address: string): string {
  return address.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}
