import type { Pool } from "pg";
import { randomOf } from "./random-of.ts";
import { sampleSites } from "./sites-content.ts";

/** Weeks that are counted, up to this one. */
const days = 415;

/** How often demos, the fitting room and the editor without an account were looked at, as `server/studio/count-studio-views.ts` sums it up. */
export async function countStudioViewsOfYear(owner: Pool): Promise<void> {
  const random = randomOf(97);
  const templates = [...new Set(Object.values(sampleSites).map(({ template }) => template))];
  const rows: { ago: number; kind: string; name: string; count: number }[] = [];
  for (let ago = days; ago > 0; ago -= 1) {
    const grown = 0.3 + 0.7 * (1 - ago / days) ** 1.3;
    const add = (kind: string, name: string, usual: number) => {
      const count = Math.round(usual * grown * (0.6 + 0.8 * random()));
      if (count > 0) rows.push({ ago, kind, name, count });
    };
    for (const [place, name] of templates.entries()) {
      add("demo", name, 34 / (1 + place * 0.35));
      add("editor", name, 3 / (1 + place * 0.4));
    }
    add("fitting", "", 22);
  }
  await owner.query(
    `insert into private.studio_views as total (day, kind, name, count)
     select (now() at time zone 'utc')::date - ago, kind, name, count
     from json_to_recordset($1) as one (ago int, kind text, name text, count int)
     on conflict (day, kind, name) do update set count = total.count + excluded.count`,
    [JSON.stringify(rows)],
  );
}
