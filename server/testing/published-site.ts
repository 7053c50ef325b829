import { createHash, randomUUID } from "node:crypto";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type pg from "pg";
import { pagePolicy } from "../http/security-headers.ts";
import { contentTypeOf, isCompressible } from "../pages/content-types.ts";
import { createAccount } from "./create-account.ts";
import { newSubdomain } from "./sites.ts";

/** Texts by address; what ends in no file's name is a page. */
export type FilesOfBuild = Record<string, string>;

export type PublishedSite = { id: string; subdomain: string; account: string; build: string };

/** A site with these files, published without a renderer; `of` is an account that there is. */
export async function publishSite(
  owner: pg.Pool,
  files: FilesOfBuild,
  overrides: { subdomain?: string; of?: string } = {},
): Promise<PublishedSite> {
  const id = randomUUID();
  const { subdomain = newSubdomain(), of: account = (await createAccount(owner)).id } = overrides;
  await owner.query(
    "insert into sites (id, owner, name, subdomain, template) values ($1, $2, $3, $4, 'plumbing')",
    [id, account, subdomain, subdomain],
  );
  const build = await addBuild(owner, id, files);
  await showBuild(owner, id, build);
  return { id, subdomain, account, build };
}

/** Another build of a site, that nobody sees yet; gives its id. */
export async function addBuild(owner: pg.Pool, site: string, files: FilesOfBuild): Promise<string> {
  const build = randomUUID();
  const { rows } = await owner.query(
    `insert into versions (site, number, document_hash, revision)
     select $1, coalesce(max(number), 0) + 1, sha256('{}'), 1 from versions where site = $1 returning number`,
    [site],
  );
  await owner.query(
    "insert into private.builds (id, site, version, origin, renderer) values ($1, $2, $3, '', '')",
    [build, site, rows[0].number],
  );
  for (const [path, text] of Object.entries(files)) await addFile(owner, build, path, text);
  return build;
}

async function addFile(owner: pg.Pool, build: string, path: string, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  const sha256 = createHash("sha256").update(bytes).digest();
  const isPage = !/\.\w+$/.test(path);
  const contentType = contentTypeOf(isPage ? "page.html" : path);
  const kept = isCompressible(contentType)
    ? { identity: bytes, br: brotliCompressSync(bytes), gzip: gzipSync(bytes) }
    : { identity: bytes };
  for (const [encoding, stored] of Object.entries(kept)) {
    await owner.query("insert into private.blobs values ($1, $2, $3) on conflict do nothing", [
      sha256,
      encoding,
      stored,
    ]);
  }
  await owner.query("insert into private.build_files values ($1, $2, $3, $4, $5, $6)", [
    build,
    path,
    sha256,
    contentType,
    path.startsWith("/assets/"),
    isPage ? pagePolicy(text, { https: false }) : null,
  ]);
}

/** Lets visitors see this build, as publishing and rolling back do. */
export async function showBuild(owner: pg.Pool, site: string, build: string): Promise<void> {
  await owner.query(
    "update sites set live_build = $2, live_revision = 1, published_at = coalesce(published_at, now()) where id = $1",
    [site, build],
  );
}
