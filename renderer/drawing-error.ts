import { pageAt } from "../engine/document/page-at.ts";
import type { SiteDocument } from "../engine/document/site-document.ts";

/** Where on a site something could not be drawn. */
export type DrawingPlace = { design: string; path: string; section?: { key: string; type: string } };

/** A view that does not cope with what the document says, with the place. */
export class DrawingError extends Error {
  readonly place: DrawingPlace;

  constructor(place: DrawingPlace, cause: unknown) {
    const { design, path, section } = place;
    const where = section ? `section ${section.key} (${section.type})` : "its frame";
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`design ${design || "none"}, page ${path}, ${where} cannot be drawn: ${why}`, { cause });
    this.place = place;
  }
}

/** The first section of the page at `path` that `draw` throws for when it stands there alone. */
export function sectionThatFails(
  site: SiteDocument,
  path: string,
  draw: (site: SiteDocument) => void,
): Pick<DrawingPlace, "section"> {
  const found = pageAt(site, path);
  const [pattern] = Object.entries(site.pages).find(([, page]) => page === found?.page) ?? [];
  for (const key of found?.page.order ?? []) {
    const block = found?.page.sections[key];
    if (!pattern || !found || !block) continue;
    const alone = { ...found.page, sections: { [key]: block }, order: [key] };
    try {
      draw({ ...site, pages: { ...site.pages, [pattern]: alone } });
    } catch {
      return { section: { key, type: block.type } };
    }
  }
  return {};
}
