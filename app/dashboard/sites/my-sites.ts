import { openBackend } from "../../account/open-backend.ts";
import type { MyOverview, MySite, MySitesAsked, SiteState } from "../../account/profile.ts";
import { sendCommand } from "../../account/send-command.ts";

/** How many sites somebody has of each state; those that are live with changes count as `changed` alone. */
export type SiteCounts = Readonly<Record<SiteState, number>>;

/** The sites that were asked for. Throws what the service answers instead. */
export async function listMySites(asked: MySitesAsked): Promise<MySite[]> {
  const { data } = await openBackend();
  const { data: sites, error } = await data.rpc("list_my_sites", asked);
  if (error) throw error;
  return sites;
}

/** One site of the caller's; undefined where there is none of that id. Throws as `listMySites`. */
export async function readMySite(id: string): Promise<MySite | undefined> {
  if (!/^[\da-f-]{36}$/.test(id)) return undefined;
  const [site] = await listMySites({ only_site: id });
  return site;
}

/** How many sites the caller has, by state. Throws as `listMySites`. */
export async function countMySites(): Promise<SiteCounts> {
  const { data } = await openBackend();
  const { data: rows, error } = await data.rpc("count_my_sites");
  if (error) throw error;
  const none: SiteCounts = { draft: 0, live: 0, changed: 0, unpublished: 0, suspended: 0, trashed: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ state, sites }) => [state, sites])) };
}

/** What the caller has at this moment; undefined where the account has ended meanwhile. Throws as `listMySites`. */
export async function readMyOverview(): Promise<MyOverview | undefined> {
  const { data } = await openBackend();
  const { data: rows, error } = await data.rpc("my_overview");
  if (error) throw error;
  return rows[0];
}

/** All that are not in the trash. */
export function allOf({ trashed: _, ...others }: SiteCounts): number {
  return Object.values(others).reduce((sum, count) => sum + count, 0);
}

/** The domain that a site is known by, if it has one. Throws as `listMySites`. */
export async function readCanonicalHost(id: string): Promise<string | null> {
  if (!/^[\da-f-]{36}$/.test(id)) return null;
  const { data } = await openBackend();
  const { data: rows, error } = await data.from("sites").select("canonical_host").eq("id", id);
  if (error) throw error;
  return rows[0]?.canonical_host ?? null;
}

/** Where visitors find a site: at its domain, on the port of all sites, or under its name. */
export function shownAddress(
  { subdomain }: MySite,
  { before, after }: { before: string; after: string },
  host: string | null,
): string {
  if (host === null) return before + subdomain + after;
  return before + host + (/:\d+$/.exec(after)?.[0] ?? "");
}

let known: Promise<{ before: string; after: string }> | undefined;

/** What stands before and after a site's part in its address; asked for once. Throws `CommandRefused`. */
export function addressParts(): Promise<{ before: string; after: string }> {
  known ??= sendCommand("sites-address", {}).catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}
