import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { BlockViews } from "../blocks/block.ts";
import type { SiteDocument } from "../document/site-document.ts";
import type { Place } from "./site-frame.tsx";
import { SitePage } from "./site-page.tsx";

/** The body of one page of `site` as HTML, with its theme; the same input is always the same text. */
export function renderPage(
  site: SiteDocument,
  place: Place,
  views: BlockViews,
  report?: (unknownType: string) => void,
): string {
  return renderToStaticMarkup(createElement(SitePage, { site, place, views, report }));
}
