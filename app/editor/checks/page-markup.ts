import { createElement } from "react";
import type { BlockViews } from "../../../engine/blocks/block.ts";
import type { CheckedPage } from "../../../engine/checks/finding.ts";
import type { Page, SiteDocument } from "../../../engine/document/site-document.ts";
import { CanvasPage } from "../canvas/canvas-page.tsx";
import { shownPage } from "../canvas/shown-page.ts";
import type { Frame } from "../canvas/told-sections.ts";
import { drawApart } from "../origin/draw-apart.ts";

const known = new WeakMap<Page, { frame: Frame; pages: readonly CheckedPage[] }>();
const last = new Map<string, readonly CheckedPage[]>();

/** Whether the page need not be drawn again. */
export function isKnown(page: Page, frame: Frame): boolean {
  return known.get(page)?.frame === frame;
}

/** The page at `path` as it was when it was drawn last, whatever it says now; undefined where it never was. */
export function lastKnown(path: string): readonly CheckedPage[] | undefined {
  return last.get(path);
}

/**
 * The page of `site` at `path` as checks look at it, as visitors get it; one of records under the address of each. What
 * was drawn before and says the same is not drawn again.
 */
export function checkedPages(
  site: SiteDocument,
  path: string,
  frame: Frame,
  views: BlockViews,
): readonly CheckedPage[] {
  const page = site.pages[path];
  const shown = page && shownPage(site, path, frame, views);
  if (!page || !shown) return [];
  const before = known.get(page);
  if (before?.frame === frame) return before.pages;
  const addresses = addressesOf(site, path, page);
  // Of records that there are none of there is no page.
  if (addresses.length === 0) return [];
  const drawn = drawApart(createElement(CanvasPage, { page: shown, path, views }));
  const { title, description } = shown.seo;
  const head = document.createElement("head");
  head.innerHTML = "<title></title><meta name='description'>";
  head.querySelector("title")?.append(title);
  head.querySelector("meta")?.setAttribute("content", description);
  const html = head.innerHTML + (drawn?.outerHTML ?? "");
  const pages = addresses.map((address, index) => ({
    // Of the others only the places are asked for that links lead to: they are no pages of the document.
    page: index === 0 ? path : address,
    address,
    html: index === 0 ? html : placesIn(html),
  }));
  known.set(page, { frame, pages });
  last.set(path, pages);
  return pages;
}

function addressesOf({ collections }: SiteDocument, path: string, { record }: Page): string[] {
  if (record === undefined) return [path];
  return (collections?.[record] ?? []).map(({ id }) => path.replace(/:id$/, String(id)));
}

function placesIn(html: string): string {
  return (html.match(/ id="[^"]+"/g) ?? []).map((id) => `<i${id}></i>`).join("");
}
