import { sql } from "kysely";
import { migrateSite } from "../../engine/document/migrate-site.ts";
import { sectionName } from "../../engine/document/section-name.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import type { CommandParts } from "../api/command-parts.ts";
import { notFoundFolder } from "../pages/addresses.ts";
import type { Shelf } from "../pages/locate-file.ts";
import type { SiteFile } from "../publishing/site-file.ts";
import { createByteCache } from "../serving/byte-cache.ts";
import { joinReads } from "../serving/join-reads.ts";
import { receiver } from "../sites/site-origin.ts";
import type { PreviewLink } from "./preview-link.ts";

/** A site as it was drawn for its previews. */
export type DrawnSite = {
  shelf: Shelf<SiteFile>;
  /** When what it shows was saved. */
  savedAt: Date;
  /** Of the draft, where it is one. */
  revision: number;
  /** The keys of sections by the names that they have on a page, by the path of the page in the document. */
  sections: ReadonlyMap<string, ReadonlyMap<string, string>>;
};

/** So many wait to be drawn, or one was drawn so lately, that whoever asks is to come back in a moment. */
export class TooManyDrawingsError extends Error {}

export type DrawnSites = {
  /**
   * What `link` shows, for `origin`: the draft is drawn anew when it has changed. Throws `TooManyDrawingsError`, and `RenderFailure` where
   * it cannot be drawn.
   */
  of: (link: PreviewLink, origin: string) => Promise<DrawnSite>;
};

type Options = {
  /** Bytes that drawn sites take in memory. */
  room?: number;
  /** Milliseconds in which one draft is drawn once: whoever looks meanwhile sees what was drawn last. */
  pause?: number;
  /** Sites that may be drawn, or wait for it, at once. */
  most?: number;
  /** Milliseconds that only go on. */
  now?: () => number;
};

type Asked = Pick<PreviewLink, "site" | "version" | "revision"> & { origin: string };

const megabyte = 1024 * 1024;

/** Sites drawn for previews, in memory: each once for all who look, in a thread in which nothing that visitors see is drawn. */
export function drawnSites(
  { database, press }: Pick<CommandParts, "database" | "press">,
  { room = 48 * megabyte, pause = 3_000, most = 6, now = () => performance.now() }: Options = {},
): DrawnSites {
  const cache = createByteCache<DrawnSite>(room);
  const drawnAt = new Map<string, number>();
  // All previews together have one turn beside those who publish.
  const renderer = press.of("previews");
  let drawing = 0;

  const reads = joinReads<DrawnSite, Asked>(
    async (key, asked) => {
      if (!asked) throw new Error("nothing was asked for");
      if (drawing >= most || isTooSoon(key)) throw new TooManyDrawingsError();
      drawing += 1;
      try {
        const found = await readDocument(asked);
        const { files } = await renderer.render(found.document, { origin: asked.origin, receiver });
        return { shelf: shelfOf(files), sections: sectionsOf(found.document), ...found };
      } finally {
        drawing -= 1;
        noteTime(key);
      }
    },
    (key, site) => cache.set(key, site, sizeOf(site)),
  );

  function isTooSoon(key: string): boolean {
    return now() - (drawnAt.get(key) ?? Number.NEGATIVE_INFINITY) < pause;
  }

  function noteTime(key: string): void {
    drawnAt.set(key, now());
    for (const [old, at] of drawnAt) if (now() - at >= pause) drawnAt.delete(old);
  }

  async function readDocument({ site, version }: Asked) {
    const { rows } = await (version === null
      ? sql<Found>`select document, revision, saved_at as "savedAt" from public.drafts where site = ${site}`
      : sql<Found>`select documents.body::json as document, versions.revision, versions.at as "savedAt"
          from public.versions join private.documents on documents.hash = versions.document_hash
          where versions.site = ${site} and versions.number = ${version}`
    ).execute(database.typed);
    const [found] = rows;
    if (!found) throw new Error("what the preview shows is gone");
    return found;
  }

  return {
    of: async ({ site, version, revision }, origin) => {
      const key = `${site} ${version ?? "draft"} ${origin}`;
      const kept = cache.get(key);
      if (kept && (version !== null || kept.revision >= revision || isTooSoon(key))) return kept;
      try {
        return await reads.read(key, { site, version, revision, origin });
      } catch (error) {
        if (kept && error instanceof TooManyDrawingsError) return kept;
        throw error;
      }
    },
  };
}

type Found = { document: unknown; revision: number; savedAt: Date };

function shelfOf(drawn: readonly SiteFile[]): Shelf<SiteFile> {
  const files = new Map<string, SiteFile>();
  const notFound = new Map<string, SiteFile>();
  for (const file of drawn) {
    const folder = notFoundFolder(file.path);
    if (folder === undefined) files.set(file.path, file);
    else notFound.set(folder, file);
  }
  return { files, notFound };
}

function sectionsOf(document: unknown): DrawnSite["sections"] {
  const { pages } = migrateSite(document) as unknown as SiteDocument;
  return new Map(
    Object.entries(pages).map(([path, { order, sections }]) => [
      path,
      new Map(order.flatMap((key) => (sections[key] ? [[sectionName(key, sections[key]), key]] : []))),
    ]),
  );
}

function sizeOf({ shelf }: DrawnSite): number {
  let size = 0;
  for (const { bytes, path } of [...shelf.files.values(), ...shelf.notFound.values()])
    size += bytes.byteLength + path.length + 500;
  return size;
}
