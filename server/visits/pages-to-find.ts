import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import { inTurn } from "../data/caller/take-turns.ts";
import type { Database } from "../db/database.ts";
import { readBlob, type StoredBytes } from "../serving/read-site.ts";

/**
 * The paths of a live site that anybody may find, as its sitemap has them: not those that its owner asks search engines to leave out, nor
 * any that it has no more. None without a sitemap.
 */
export async function pagesToFind(
  database: Pick<Database, "pool" | "typed">,
  site: string,
  turnOf: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await inTurn(database.pool, turnOf, () =>
    database.pool.query<{ sha256: Buffer }>(
      `select file.sha256 from public.sites as site
       join private.build_files as file on file.build = site.live_build and file.path = '/sitemap.xml'
       where site.id = $1`,
      [site],
    ),
  );
  const [file] = rows;
  const stored = file && (await readBlob(database, file.sha256, ["br", "identity", "gzip"]));
  if (!stored) return new Set();
  const locations = (await textOf(stored)).matchAll(/<loc>([^<]+)<\/loc>/g);
  return new Set(
    Array.from(locations, ([, location = ""]) => URL.parse(location)?.pathname).filter(
      (path) => path !== undefined,
    ),
  );
}

async function textOf({ encoding, bytes }: StoredBytes): Promise<string> {
  if (encoding === "identity") return bytes.toString();
  return (await promisify(encoding === "br" ? brotliDecompress : gunzip)(bytes)).toString();
}
