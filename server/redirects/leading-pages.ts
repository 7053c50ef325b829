import { type PagesOfDocument, renamedPages } from "./renamed-pages.ts";

/** What somebody has said of the address of a page when they took it out: where it leads from then on, nowhere for null. */
export type Leads = ReadonlyMap<string, string | null>;

/**
 * The addresses of pages that are in `before` and not in `after`, with the page of `after` that each leads to: the one that was said, or
 * else the one that it is by its sections. One that leads nowhere is not among them.
 */
export function leadingPages(
  before: PagesOfDocument,
  after: PagesOfDocument,
  leads: Leads,
): Map<string, string> {
  const ways = renamedPages(before, after);
  for (const from of before.keys()) {
    if (after.has(from) || !leads.has(from)) continue;
    const to = endOf(from, after, leads, ways);
    if (to === undefined) ways.delete(from);
    else ways.set(from, to);
  }
  return ways;
}

/** A page that was led to may have been taken out, or been given another address, since that was said. */
function endOf(
  from: string,
  after: PagesOfDocument,
  leads: Leads,
  renamed: ReadonlyMap<string, string>,
): string | undefined {
  const seen = new Set([from]);
  for (let at = leads.get(from); typeof at === "string" && !seen.has(at); ) {
    if (after.has(at)) return at;
    seen.add(at);
    at = leads.has(at) ? leads.get(at) : renamed.get(at);
  }
  return undefined;
}
