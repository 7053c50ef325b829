import { uuidShape } from "../../../contract/uuid-shape.ts";
/** What a question is about; a part that is missing does not go along. */
export type AskedPlace = {
  site: string | null;
  page: string | null;
  section: string | null;
  version: number | null;
};

/** A question about nothing of a site. */
export const nowhere: AskedPlace = { site: null, page: null, section: null, version: null };

/** The address of the form in which something is asked about a site, one of its pages, a section of that or a version. */
export function askAddress({ site, page, section, version }: Partial<AskedPlace>): string {
  const said = new URLSearchParams();
  if (site) said.set("site", site);
  if (page) said.set("page", page);
  if (section) said.set("section", section);
  if (version) said.set("version", String(version));
  return `/dashboard/support/new${said.size > 0 ? `?${said}` : ""}`;
}

/** What such an address says; what is no such thing counts as not said. */
export function placeIn(search: URLSearchParams): AskedPlace {
  const site = search.get("site") ?? "";
  const page = search.get("page") ?? "";
  const section = search.get("section") ?? "";
  const version = Number(search.get("version"));
  if (!uuidShape.test(site)) {
    return nowhere;
  }
  const hasPage = page.startsWith("/") && page.length <= 300;
  return {
    site,
    page: hasPage ? page : null,
    section: hasPage && section !== "" && section.length <= 100 ? section : null,
    version: Number.isInteger(version) && version > 0 ? version : null,
  };
}
