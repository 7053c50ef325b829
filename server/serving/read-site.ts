import { sql } from "kysely";
import { inTurn } from "../data/caller/take-turns.ts";
import type { Database } from "../db/database.ts";
import { notFoundFolder } from "../pages/addresses.ts";
import type { Encoding } from "../pages/encodings.ts";
import type { Shelf } from "../pages/locate-file.ts";
import { type SiteState, unknownSite } from "./site-state.ts";

export type BuildFile = {
  sha256: Buffer;
  contentType: string;
  isImmutable: boolean;
  /** The Content-Security-Policy of a page. */
  policy: string | null;
};

/** Bytes as they are kept, in the coding that they have. */
export type StoredBytes = { encoding: Encoding; bytes: Buffer };

/** Whoever asks for many sites at once leaves connections to those who sign in and work. */
const turnOf = "sites";

/** What visitors of the site with this address are told now. */
export async function readSiteState({ pool, typed }: Database, subdomain: string): Promise<SiteState> {
  const asked = typed
    .selectFrom("sites")
    .leftJoin("auth.users as account", "account.id", "sites.owner")
    .select(["sites.id", "live_build as build", "published_at", "trashed_at", "suspended_at"])
    .select(
      sql<boolean>`account.id is null or account.deleted_at is not null or coalesce(account.banned_until > now(), false)`.as(
        "isWithoutOwner",
      ),
    )
    .where("subdomain", "=", subdomain);
  const site = await inTurn(pool, turnOf, () => asked.executeTakeFirst());
  if (!site || (site.published_at === null && site.build === null)) return unknownSite;
  if (site.trashed_at !== null || site.build === null) return { kind: "gone" };
  if (site.suspended_at !== null || site.isWithoutOwner) return { kind: "paused" };
  return { kind: "live", id: site.id, subdomain, build: site.build };
}

/** The files of a build, which never change. */
export async function readBuild({ pool, typed }: Database, build: string): Promise<Shelf<BuildFile>> {
  const asked = typed
    .selectFrom("private.build_files")
    .select(["path", "sha256", "content_type as contentType", "is_immutable as isImmutable", "policy"])
    .where("build", "=", build);
  const rows = await inTurn(pool, turnOf, () => asked.execute());
  const files = new Map<string, BuildFile>();
  const notFound = new Map<string, BuildFile>();
  for (const { path, ...file } of rows) {
    const folder = notFoundFolder(path);
    if (folder === undefined) files.set(path, file);
    else notFound.set(folder, file);
  }
  return { files, notFound };
}

/** The first of `encodings` in which the bytes of this hash are kept; undefined when they are kept in none. */
export function readBlob(
  { pool, typed }: Database,
  sha256: Buffer,
  encodings: readonly Encoding[],
): Promise<StoredBytes | undefined> {
  const asked = typed
    .selectFrom("private.blobs")
    .select(["encoding", "bytes"])
    .where("sha256", "=", sha256)
    .where("encoding", "in", encodings)
    .orderBy(sql`array_position(${sql.val([...encodings])}::text[], encoding)`)
    .limit(1);
  return inTurn(pool, turnOf, () => asked.executeTakeFirst());
}
