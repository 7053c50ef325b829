import type { Page, SiteDocument } from "../../../engine/document/site-document.ts";

/** As visitors come to them: the first page, those of the menu, then the others. */
export function inOrderOfMenu({ pages, nav }: Pick<SiteDocument, "pages" | "nav">): [string, Page][] {
  const places = ["/", ...nav.links.map(({ href }) => href.replace(/#.*$/, ""))];
  const placeOf = (path: string) => (places.includes(path) ? places.indexOf(path) : places.length);
  return Object.entries(pages).sort(([one], [other]) => placeOf(one) - placeOf(other));
}
