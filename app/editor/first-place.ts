import type { SiteDocument } from "../../engine/document/site-document.ts";
import { placeOf } from "./comments/places.ts";

/** Where a site is opened: on a page, and perhaps at a section of it. */
export type FirstPlace = { page: string; section?: string | undefined };

/** What an address such as `?page=/menu&section=k3` says; undefined where it says no page. */
export function firstPlaceIn(search: string): FirstPlace | undefined {
  const said = new URLSearchParams(search);
  const page = said.get("page");
  return page ? { page, section: said.get("section") || undefined } : undefined;
}

/** The address of an editor that is opened there. */
export function editAddress(editor: string, { page, section }: FirstPlace): string {
  return `${editor}?${new URLSearchParams({ page, ...(section && { section }) })}`;
}

/** The page and section of the site as it is now; a section that is gone is left out, and so is a page, for the first one. */
export function firstShown(
  wanted: FirstPlace | undefined,
  site: Pick<SiteDocument, "pages">,
): { path: string; section: string | undefined } {
  const found = wanted && placeOf({ page: wanted.page, section: wanted.section ?? "" }, site);
  return { path: found?.path ?? "/", section: found?.section || undefined };
}
