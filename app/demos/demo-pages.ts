import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathsOf as pathsOfSite } from "../../engine/document/page-at.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import { site as fashion } from "../../templates/fashion/site.ts";
import { site as realestate } from "../../templates/realestate/site.ts";
import { type DemoSlug, demos, pathsOf } from "./catalog.ts";

export type DemoPage = {
  demo: DemoSlug;
  /** As the router knows it: `/demo/fashion/product/:id`. */
  path: string;
  /** The route module, from `app` on. */
  file: string;
  /** What the path stands for: itself, or one address for each record. */
  addresses: string[];
};

/** The documents of demos that have pages for records. */
const sites: Partial<Record<DemoSlug, SiteDocument>> = { fashion, realestate };

/**
 * The pages of all demos, from the catalogue. A page has a route module of its own name when it has state
 * (`product/:id` is `product-id-route.tsx`, the first page `home-route.tsx`); every other is drawn from the demo's site
 * document by `site-route.tsx`. Where a page takes records, `404` beside them answers for those that do not exist. For the
 * build and the tests: reads the file system.
 */
export const demoPages: DemoPage[] = demos.flatMap((demo) =>
  pathsOf(demo).flatMap((path) => {
    const page = path.slice(demo.path.length + 1);
    const own = `${page.replaceAll(/[/:]+/g, "-") || "home"}-route.tsx`;
    const file = exists(demo.slug, own) ? own : "site-route.tsx";
    const found = { demo: demo.slug, path, file: `demos/${demo.slug}/${file}` };
    if (!page.includes(":")) return { ...found, addresses: [path] };
    const missing = path.replace(/:\w+$/, "404");
    return [
      { ...found, addresses: recordPaths(demo.slug, `/${page}`).map((address) => demo.path + address) },
      { ...found, path: missing, file: `demos/${demo.slug}/site-route.tsx`, addresses: [missing] },
    ];
  }),
);

/** The path of each record that the page of a demo is drawn for. */
function recordPaths(slug: DemoSlug, page: string): string[] {
  const { pages = {}, collections } = sites[slug] ?? {};
  const found = pages[page];
  return found ? pathsOfSite({ collections, pages: { [page]: found } }) : [];
}

function exists(slug: DemoSlug, file: string): boolean {
  return existsSync(join(import.meta.dirname, slug, file));
}
