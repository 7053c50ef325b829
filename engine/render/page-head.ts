import type { Page, SiteDocument } from "../document/site-document.ts";
import { resolve, type SiteRecord } from "./resolve.ts";
import { resolveHref } from "./resolve-href.ts";
import type { Place } from "./site-frame.tsx";
import { toldSite } from "./told-site.ts";

/** What stands in the head of a page, as data that any shell can write out. */
export type HeadEntry =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: "link"; rel: "canonical"; href: string }
  | { "script:ld+json": { [key: string]: unknown } };

/** Asks search engines to leave a page out. */
export const leftOut = { name: "robots", content: "noindex" } as const;

type Json = { [key: string]: unknown };

/** Tells what schema.org would know of a record that `site` shows at `url`, on the server `origin`. */
export type RecordData = (record: never, at: { site: Site; url: string; origin: string }) => Json;

type Site = Omit<SiteDocument<unknown>, "pages">;

/**
 * Of a page whose `seo` has told its facts: title, description, canonical address, sharing picture and, on the home page, the business as JSON-LD. `origin` is that
 * of the server that shows the site, without a slash at its end; `record` that of a page that shows one, and
 * `tellOf` what makes JSON-LD of it. Where the site has chosen no sharing picture, one is `drawn`: its path.
 */
export function pageHead(
  site: Site,
  seo: Page["seo"],
  { base, path }: Place,
  origin: string,
  record?: SiteRecord,
  tellOf?: RecordData,
  drawn?: string,
): HeadEntry[] {
  const { picture, business, isHidden } = toldSite(site).seo;
  const { title, description } = resolve(seo, { base, record });
  const url = origin + resolveHref(path, base);
  const image = picture && `${origin}${picture.path}-og.jpg`;
  // A drawn one says what the title says.
  const shared = image ?? (drawn && origin + drawn);
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    ...(isHidden || seo.isHidden ? [leftOut] : []),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.facts.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    ...(shared
      ? [
          { property: "og:image", content: shared },
          { property: "og:image:width", content: "1200" },
          { property: "og:image:height", content: "630" },
          { property: "og:image:alt", content: picture ? picture.alt : title },
          { name: "twitter:card", content: "summary_large_image" },
        ]
      : []),
    ...(path === "/"
      ? [
          {
            "script:ld+json": {
              "@context": "https://schema.org",
              ...business,
              url,
              ...(image && { image }),
            },
          } as const,
        ]
      : []),
    ...(record && tellOf
      ? [
          {
            "script:ld+json": {
              "@context": "https://schema.org",
              ...tellOf(record as never, { site, url, origin }),
            },
          } as const,
        ]
      : []),
  ];
}
