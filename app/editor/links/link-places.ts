import type { SiteDocument } from "../../../engine/document/site-document.ts";
import type { Path } from "../form/form-context.ts";

export type LinkPlace = { path: Path; href: string };

/** Every link in `value`, in its order, by the place of its `href`. */
export function linksIn(value: unknown, path: Path = []): LinkPlace[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]): LinkPlace[] => {
    const at = [...path, Array.isArray(value) ? Number(name) : name];
    return name === "href" && typeof item === "string" ? [{ path: at, href: item }] : linksIn(item, at);
  });
}

/** Every link of a site: of menu, footer, pages, records and of what waits in the tray. */
export function linksOf({ nav, footer, pages, collections, tray }: SiteDocument): LinkPlace[] {
  return linksIn({ nav, footer, pages, collections, tray });
}

/** Whether a link leads to the page at `path`, to a place on it or to one of its records. */
export function leadsTo(href: string, path: string): boolean {
  const [page = ""] = href.split(/[?#]/);
  const folder = path.endsWith("/:id") && path.slice(0, -":id".length);
  return page === path || (folder !== false && page.startsWith(folder));
}
