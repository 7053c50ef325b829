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
  /** Whether it is a page with a form. */
  takesMessages: boolean;
};

/** What visitors are told of a site, and the files of its build unless they were known. */
export type FoundSite = { state: SiteState; shelf?: Shelf<BuildFile> };

/** Bytes as they are kept, in the coding that they have. */
export type StoredBytes = { encoding: Encoding; bytes: Buffer };

/** Whoever asks for many sites at once leaves connections to those who sign in and work. */
const turnOf = "sites";

/**
 * What visitors of the site with this address are told now. Its files come along, in one question, unless its build is `known`
 * already: who waits for a site waits for both.
 */
export async function readSite(
  { pool, typed }: Database,
  subdomain: string,
  known: string | undefined,
): Promise<FoundSite> {
  const asked = typed
    .selectFrom("sites")
    .leftJoin("auth.users as account", "account.id", "sites.owner")
    .leftJoin("private.build_files as file", (join) =>
      join
        .onRef("file.build", "=", "sites.live_build")
        .on(sql<boolean>`file.build is distinct from ${known ?? null}::uuid`)
        .on("sites.status", "=", "live"),
    )
    .select(["sites.id", "sites.live_build as build", "sites.status"])
    .select([
      sql<boolean>`published_at is not null or live_build is not null`.as("wasPublished"),
      sql<boolean>`account.id is null or account.deleted_at is not null or coalesce(account.banned_until > now(), false)`.as(
        "isWithoutOwner",
      ),
    ])
    .select(columnsOfFile)
    .where("subdomain", "=", subdomain);
  const rows = await inTurn(pool, turnOf, () => asked.execute());
  const [site] = rows;
  if (!site?.wasPublished) return { state: unknownSite };
  const { id, build, status, isWithoutOwner } = site;
  if (status === "trashed" || build === null) return { state: { kind: "gone" } };
  if (status === "suspended" || isWithoutOwner) return { state: { kind: "paused" } };
  const state: SiteState = { kind: "live", id, subdomain, build };
  return build === known ? { state } : { state, shelf: shelfOf(rows.filter(isFile)) };
}

/** The files of a build, which never change. */
export async function readBuild({ pool, typed }: Database, build: string): Promise<Shelf<BuildFile>> {
  const asked = typed
    .selectFrom("private.build_files as file")
    .select(columnsOfFile)
    .where("file.build", "=", build);
  return shelfOf(await inTurn(pool, turnOf, () => asked.execute()));
}

const columnsOfFile = [
  "file.path",
  "file.sha256",
  "file.content_type as contentType",
  "file.is_immutable as isImmutable",
  "file.policy",
  "file.takes_messages as takesMessages",
] as const;

type FileRow = BuildFile & { path: string };

/** Of a site without files one row comes all the same, with nothing of a file. */
function isFile<Row extends { [Column in keyof FileRow]: FileRow[Column] | null }>(
  row: Row,
): row is Row & FileRow {
  return row.path !== null;
}

function shelfOf(rows: readonly FileRow[]): Shelf<BuildFile> {
  const files = new Map<string, BuildFile>();
  const notFound = new Map<string, BuildFile>();
  for (const { path, sha256, contentType, isImmutable, policy, takesMessages } of rows) {
    const file = { sha256, contentType, isImmutable, policy, takesMessages };
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
