import { sql } from "kysely";
import { inTurn } from "../data/caller/take-turns.ts";
import type { Database } from "../db/database.ts";
import { notFoundFolder } from "../pages/addresses.ts";
import type { Encoding } from "../pages/encodings.ts";
import type { Shelf } from "../pages/locate-file.ts";
import { isDomain } from "./read-host.ts";
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

/** Bytes as they are kept, in the coding that they have. */
export type StoredBytes = { encoding: Encoding; bytes: Buffer };

/** Whoever asks for many sites at once leaves connections to those who sign in and work. */
const turnOf = "sites";

/** A page that somebody waits for, in the coding that they take. */
export type AskedPage = { path: string; encoding: Encoding };

export type FoundSite = {
  /** What visitors of the site are told now. */
  state: SiteState;
  /** The files of its build, unless that was known. */
  shelf?: Shelf<BuildFile>;
  /** The page that was asked for, where it is kept in the coding that was. */
  page?: { file: BuildFile; stored: StoredBytes };
};

type FileRow = BuildFile & { path: string };

type SiteRow = {
  id: string;
  subdomain: string;
  /** The domain that it is known by, and whether its records no longer say so. */
  domain: string | null;
  isDomainLost: boolean;
  build: string | null;
  status: string;
  redirects: number;
  wasPublished: boolean;
  isWithoutOwner: boolean;
};

/** Of a site without files one row comes all the same, with nothing of a file. */
type FileOfSite = { [Column in keyof FileRow]: FileRow[Column] | null } & { bytes: Buffer | null };

/**
 * The site with this name: a domain of its own, one in front of SITES_HOST, or one that it had there before. Its files come along, unless its build is `known`, and the page that was asked for: whoever
 * waits for a site waits for all of them, and one question is what a database answers soonest.
 */
export async function readSite(
  { pool, typed }: Database,
  name: string,
  { known, asked }: { known?: string | undefined; asked?: AskedPage | undefined },
): Promise<FoundSite> {
  const question = sql<SiteRow & FileOfSite>`
    select site.id, site.subdomain, site.canonical_host as domain, coalesce(known.state = 'lost', false) as "isDomainLost",
      site.live_build as build, site.status, site.redirects_revision as redirects,
      site.published_at is not null or site.live_build is not null as "wasPublished",
      not account.answers as "isWithoutOwner",
      file.path, file.sha256, file.content_type as "contentType", file.is_immutable as "isImmutable", file.policy,
      file.takes_messages as "takesMessages",
      case when file.path = ${asked?.path ?? null} then (
        select bytes from private.blobs as blob where blob.sha256 = file.sha256 and blob.encoding = ${asked?.encoding ?? null}
      ) end as bytes
    from public.sites as site
    -- Asked once, not for each file.
    cross join lateral (select private.answers_for_sites(site.owner) as answers offset 0) as account
    left join public.domains as known on known.site = site.id and known.host = site.canonical_host
    left join private.build_files as file on file.build = site.live_build
      and file.build is distinct from ${known ?? null}::uuid and site.status = 'live'
      and (
        site.canonical_host = ${name}
        or site.subdomain = ${name} and (site.canonical_host is null or known.state = 'lost')
      )
    where site.id = ${siteNamed(name)}
  `;
  const { rows } = await inTurn(pool, turnOf, () => question.execute(typed));
  const state = stateOf(name, rows[0]);
  if (state.kind !== "live" || state.build === known) return { state };
  const files = rows.filter(isFile);
  const shelf = shelfOf(files);
  const row = files.find(({ bytes }) => bytes !== null);
  const file = row && shelf.files.get(row.path);
  if (!file || !row.bytes || !asked) return { state, shelf };
  return { state, shelf, page: { file, stored: { encoding: asked.encoding, bytes: row.bytes } } };
}

/** What finds the site that has this name; of a name that somebody took, the earlier owner has nothing. */
function siteNamed(name: string) {
  if (isDomain(name))
    return sql`(select site from public.domains where host = ${name} and state in ('verified', 'lost'))`;
  return sql`coalesce(
    (select id from public.sites where subdomain = ${name}),
    (select site from private.earlier_addresses where subdomain = ${name})
  )`;
}

function stateOf(name: string, site: SiteRow | undefined): SiteState {
  if (!site?.wasPublished) return unknownSite;
  const { id, subdomain, domain, isDomainLost, build, status, redirects, isWithoutOwner } = site;
  if (status === "trashed" || build === null) return { kind: "gone" };
  if (status === "suspended" || isWithoutOwner) return { kind: "paused" };
  // Nobody is led to a domain that leads elsewhere by now; whoever reaches it here is shown the site there, too.
  const known = isDomainLost ? null : domain;
  if (name !== domain && name !== (known ?? subdomain))
    return { kind: "moved", to: { subdomain, domain: known } };
  return { kind: "live", id, subdomain, build, redirects };
}

function isFile<Row extends FileOfSite>(row: Row): row is Row & FileRow {
  return row.path !== null;
}

/** The files of a build, which never change. */
export async function readBuild({ pool, typed }: Database, build: string): Promise<Shelf<BuildFile>> {
  const asked = typed
    .selectFrom("private.build_files")
    .select([
      "path",
      "sha256",
      "content_type as contentType",
      "is_immutable as isImmutable",
      "policy",
      "takes_messages as takesMessages",
    ])
    .where("build", "=", build);
  return shelfOf(await inTurn(pool, turnOf, () => asked.execute()));
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

/** Where the redirects of a site lead, by the path that they lead from. */
export async function readRedirects(
  { pool, typed }: Database,
  site: string,
): Promise<ReadonlyMap<string, string>> {
  const asked = typed.selectFrom("redirects").select(["from_path", "to_path"]).where("site", "=", site);
  const rows = await inTurn(pool, turnOf, () => asked.execute());
  return new Map(rows.map(({ from_path, to_path }) => [from_path, to_path]));
}

/** The first of `encodings` in which the bytes of this hash are kept; undefined when they are kept in none. */
export function readBlob(
  { pool, typed }: Pick<Database, "pool" | "typed">,
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
