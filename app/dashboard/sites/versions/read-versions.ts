import { openBackend } from "../../../account/open-backend.ts";
import type { VersionRow } from "../../../account/profile.ts";

/** Versions that are read at once. */
export const pageOfVersions = 30;

/** The versions of a site, newest first: those before the number `before`, or the newest. Throws what the service answers instead. */
export async function readVersions(
  site: string,
  before?: number,
  size: number = pageOfVersions,
): Promise<VersionRow[]> {
  const { data } = await openBackend();
  const { data: rows, error } = await data.rpc("list_versions", {
    of_site: site,
    page_size: size,
    ...(before !== undefined && { before_number: before }),
  });
  if (error) throw error;
  return rows;
}

/** No number of a version is larger: the database counts no further. */
const mostVersions = 2_147_483_646;

/** One of them; undefined where the site has none of that number. Throws as `readVersions`. */
export async function readVersion(site: string, number: number): Promise<VersionRow | undefined> {
  // Whatever an address says; the one after it is asked for as well.
  if (number > mostVersions) return undefined;
  const [row] = await readVersions(site, number + 1, 1);
  return row?.number === number ? row : undefined;
}
