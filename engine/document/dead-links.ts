import type { BlockRegistry } from "../blocks/block.ts";
import { placesOf } from "../render/places-of.ts";
import { pathsOf } from "./page-at.ts";
import type { SiteDocument } from "./site-document.ts";

/**
 * `site`, whose sections are of `blocks`, without links to pages that it has not, nor to places that these pages do not have
 * when they are drawn: in navigation, footer and blocks.
 */
export function withoutDeadLinks(site: SiteDocument, blocks: BlockRegistry): SiteDocument {
  const paths = new Set(pathsOf(site));
  const placesOn = placesOf(site, blocks);
  const leads = (href: string, from: string): boolean => {
    if (!/^[/#]/.test(href)) return true;
    const [page = "", id] = href.replace(/\?[^#]*/, "").split("#");
    const path = page || from;
    return isPage(path) && (!id || placesOn(path).has(id));
  };
  // The page of a record stands for all of them.
  const isPage = (path: string) => paths.has(path) || Object.hasOwn(site.pages, path);
  return withLinks(site, blocks, leads);
}

/**
 * `site` with those links alone that may be there, by their address and the path of the page that they stand on (`/` for
 * navigation and footer). A block that cannot do without such a link keeps it.
 */
export function withLinks(
  site: SiteDocument,
  blocks: BlockRegistry,
  leads: (href: string, from: string) => boolean,
): SiteDocument {
  const pages = Object.entries(site.pages).map(([path, page]) => {
    const sections = Object.entries(page.sections).map(([key, block]) => {
      const props = pruned(block.props, (href) => leads(href, path)) as object;
      const isSound = blocks.get(block.type)?.schema.safeParse(props).success;
      return [key, isSound ? { ...block, props } : block];
    });
    return [path, { ...page, sections: Object.fromEntries(sections) }];
  });
  const { action, ...nav } = site.nav;
  const groups = site.footer.groups.flatMap((group) => {
    const links = group.links.filter(({ href }) => leads(href, "/"));
    return links.length > 0 ? [{ ...group, links }] : [];
  });
  return {
    ...site,
    nav: {
      ...nav,
      links: nav.links.filter(({ href }) => leads(href, "/")),
      ...(action && leads(action.href, "/") && { action }),
    },
    footer: { ...site.footer, groups },
    pages: Object.fromEntries(pages),
  };
}

/** Links go as a whole, with what they are called; of a record that is a link by the way only its address. */
function pruned(value: unknown, leads: (href: string) => boolean): unknown {
  if (Array.isArray(value))
    return value.filter((item) => !isDead(item, leads)).map((item) => pruned(item, leads));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      if (isDead(item, leads) || (key === "href" && typeof item === "string" && !leads(item))) return [];
      return [[key, pruned(item, leads)]];
    }),
  );
}

function isDead(value: unknown, leads: (href: string) => boolean): boolean {
  if (typeof value !== "object" || value === null || !("href" in value && "label" in value)) return false;
  return typeof value.href === "string" && !leads(value.href);
}
