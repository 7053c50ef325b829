import { pathsOf } from "../engine/document/page-at.ts";
import { toldSite } from "../engine/render/told-site.ts";
import { type Destination, type DrawnPage, drawPage } from "./draw-page.tsx";
import { withMissingPage } from "./missing-page.ts";
import { readSite } from "./read-site.ts";
import { requireDrawable, withinMeasure } from "./require-drawable.ts";
import { SiteError } from "./site-error.ts";

/**
 * One page of the site that `input` is, as it is shown: at a page of records, without its record's own address, that of the
 * first. Throws `SiteError`.
 */
export function drawOnePage(input: unknown, path: string, to: Destination): DrawnPage & { design: string } {
  const { design, site: document } = readSite(input);
  const site = withMissingPage(document);
  const shown = path.endsWith("/:id")
    ? pathsOf({
        ...site,
        pages: Object.fromEntries(Object.entries(site.pages).filter(([one]) => one === path)),
      })[0]
    : path;
  if (shown === undefined || !pathsOf(site).includes(shown)) {
    throw new SiteError("document", [`the site has no page ${path} that could be shown`]);
  }
  const told = toldSite(site);
  requireDrawable(told, [shown]);
  return { ...withinMeasure()(drawPage(told, shown, design, to)), design: design.slug };
}
