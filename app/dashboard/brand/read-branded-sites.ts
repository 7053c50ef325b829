import { openBackend } from "../../account/open-backend.ts";
import type { BrandChangeRow, MySite, Publish } from "../../account/profile.ts";
import { listMySites } from "../sites/my-sites.ts";

/** What the brand last did to a site, with how far visitors see it. */
export type BrandChange = BrandChangeRow & { published: Pick<Publish, "state" | "report"> | undefined };

export type BrandedSites = {
  /** Those that may wear the brand. */
  sites: readonly MySite[];
  changes: ReadonlyMap<string, BrandChange>;
};

/** The sites of whoever is signed in, and what the brand did to each. Throws what the service answers instead. */
export async function readBrandedSites(): Promise<BrandedSites> {
  const [all, changes] = await Promise.all([listMySites({ page_size: 100 }), readChanges()]);
  const sites = all.filter(
    ({ role, state }) => role === "owner" && state !== "trashed" && state !== "suspended",
  );
  return { sites, changes };
}

async function readChanges(): Promise<ReadonlyMap<string, BrandChange>> {
  const { data } = await openBackend();
  const { data: rows, error } = await data
    .from("brand_changes")
    .select("site, run, brand, revision, state, publish, reason, at");
  if (error) throw error;
  const asked = rows.flatMap(({ publish }) => publish ?? []);
  const publishes = asked.length > 0 ? await readPublishes(asked) : [];
  return new Map(
    rows.map((row) => [row.site, { ...row, published: publishes.find(({ id }) => id === row.publish) }]),
  );
}

async function readPublishes(ids: string[]): Promise<Pick<Publish, "id" | "state" | "report">[]> {
  const { data } = await openBackend();
  const { data: rows, error } = await data.from("publishes").select("id, state, report").in("id", ids);
  if (error) throw error;
  return rows;
}
