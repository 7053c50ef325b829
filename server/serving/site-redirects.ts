import type { Database } from "../db/database.ts";
import type { Shelf } from "../pages/locate-file.ts";
import { withoutSlashes } from "../pages/without-slashes.ts";
import { withoutPlace } from "../redirects/follow-redirects.ts";
import { createByteCache } from "./byte-cache.ts";
import { joinReads } from "./join-reads.ts";
import { type BuildFile, readRedirects } from "./read-site.ts";
import type { LiveSite } from "./site-state.ts";

/** Where redirects lead, by the path that they lead from. */
export type Redirects = ReadonlyMap<string, string>;

export type SiteRedirects = {
  /** Those of a site, if they are at hand. */
  known: (site: LiveSite) => Redirects | undefined;
  read: (site: LiveSite) => Promise<Redirects>;
};

const none: Redirects = new Map();

/** Redirects of sites, from the database through `room` bytes of memory: each change of them makes others of a name of their own. */
export function createSiteRedirects(database: Database, room: number): SiteRedirects {
  const cache = createByteCache<Redirects>(room);
  const reads = joinReads(
    (key) => readRedirects(database, key.slice(0, key.indexOf(" "))),
    (key, redirects) => cache.set(key, redirects, sizeOf(redirects)),
  );
  return {
    known: (site) => (site.redirects === 0 ? none : cache.get(keyOf(site))),
    read: (site) => reads.read(keyOf(site)),
  };
}

/**
 * Where whoever asks for `url`, which the site does not have, is led to; undefined where nothing leads from there, or to
 * nothing. So no chain and no circle is ever walked, whatever the redirects say.
 */
export function redirectOf(
  url: string,
  redirects: Redirects,
  { files }: Shelf<BuildFile>,
): string | undefined {
  const queryAt = url.indexOf("?");
  const query = queryAt === -1 ? "" : url.slice(queryAt);
  const path = plain(queryAt === -1 ? url : url.slice(0, queryAt));
  const to = redirects.get(path) ?? redirectOfRecord(path, redirects);
  if (to === undefined || !files.has(withoutPlace(to))) return undefined;
  const [page = "", place] = to.split("#");
  return page + query + (place === undefined ? "" : `#${place}`);
}

/** Pages of all records of a collection lead on together. */
function redirectOfRecord(path: string, redirects: Redirects): string | undefined {
  const [, folder = "", id = ""] = /^(.*)\/([a-z\d-]+)$/.exec(path) ?? [];
  return id && redirects.get(`${folder}/:id`)?.replace(":id", id);
}

function plain(path: string): string {
  return withoutSlashes(path).replaceAll(/%[\da-f]{2}/gi, (code) => code.toUpperCase());
}

function keyOf({ id, redirects }: LiveSite): string {
  return `${id} ${redirects}`;
}

function sizeOf(redirects: Redirects): number {
  let size = 0;
  for (const [from, to] of redirects) size += from.length + to.length + 100;
  return size;
}
