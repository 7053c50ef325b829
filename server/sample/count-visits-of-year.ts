import type { Pool } from "pg";
import { randomOf } from "./random-of.ts";
import { type SampleSite, type SiteKey, sampleSites } from "./sites-content.ts";
import type { SitesOfYear } from "./tell-sites.ts";

type Row = { day: string; page: string; source: string; kind: string; count: number };

const dayLength = 86_400_000;
/** Of Sunday to Saturday, as a share of a usual day. */
const rhythm = [0.72, 1.02, 1.05, 1.08, 1.12, 1.18, 0.86];
/** Of January to December: fewer in the summer, more before the end of the year. */
const seasons = [0.94, 0.97, 1, 1.04, 1.05, 0.93, 0.74, 0.7, 0.95, 1.06, 1.12, 1.1];
/** Where visitors come from, and in which part. */
const sources = [
  ["www.google.com", 0.44],
  ["direct", 0.24],
  ["www.instagram.com", 0.13],
  ["duckduckgo.com", 0.08],
  ["www.bing.com", 0.07],
  ["maps.apple.com", 0.04],
] as const;
const kinds = [
  ["phone", 0.61],
  ["computer", 0.34],
  ["tablet", 0.05],
] as const;
/** What is asked for and has never been there. */
const missed = ["/wp-login.php", "/menu.pdf", "/old/index.html"];

/**
 * Sums of visits, as `server/visits` leaves them: of each site from the day after its first publish until now. They grow from a
 * third of what a site has at the end of the year, with the days of the week and the months.
 */
export async function countVisitsOfYear(owner: Pool, sites: SitesOfYear, now = new Date()): Promise<void> {
  const today = Math.floor(now.getTime() / dayLength) * dayLength;
  for (const [place, [key, site]] of (Object.entries(sampleSites) as [SiteKey, SampleSite][]).entries()) {
    const { visitors = 0, published, unpublished = 0 } = site;
    const [first] = published;
    if (!first || visitors === 0) continue;
    const random = randomOf(place + 1);
    const pages = await pagesOf(owner, sites.idOf(key));
    if (pages.length === 0) continue;
    const rows: Row[] = [];
    const totals: { day: string; count: number; views: number }[] = [];
    for (let ago = first.ago - 1; ago >= unpublished; ago -= 1) {
      const date = new Date(today - ago * dayLength);
      const grown = 1 / 3 + (2 / 3) * (1 - ago / first.ago) ** 1.4;
      const season = (rhythm[date.getUTCDay()] ?? 1) * (seasons[date.getUTCMonth()] ?? 1);
      // Of today only a part is over.
      const passed = ago === 0 ? (now.getTime() - today) / dayLength : 1;
      const count = Math.round(visitors * grown * season * passed * (0.8 + 0.4 * random()));
      if (count === 0) continue;
      const day = date.toISOString().slice(0, 10);
      const seen = viewsOf({ day, count, pages, random });
      rows.push(...seen);
      totals.push({ day, count, views: seen.reduce((sum, row) => sum + row.count, 0) });
    }
    await keep(owner, sites.idOf(key), rows, totals);
    await owner.query(
      "insert into missed_pages (site, day, path, count) select $1, $2::date - place::int * 9, path, 1 + place from unnest($3::text[]) with ordinality as one (path, place)",
      [sites.idOf(key), new Date(today).toISOString().slice(0, 10), missed],
    );
  }
}

/** What so many visitors looked at: the page that they came to, and some of them one more. */
function viewsOf({
  day,
  count,
  pages,
  random,
}: {
  day: string;
  count: number;
  pages: readonly string[];
  random: () => number;
}): Row[] {
  const rows = new Map<string, Row>();
  const add = (page: string, source: string) => {
    const kind = pick(kinds, random());
    const key = `${page} ${source} ${kind}`;
    const row = rows.get(key) ?? { day, page, source, kind, count: 0 };
    row.count += 1;
    rows.set(key, row);
  };
  const [home = "/", ...others] = pages;
  for (let one = 0; one < count; one += 1) {
    add(random() < 0.8 || others.length === 0 ? home : pageOf(others, random()), pick(sources, random()));
    for (let more = 0; more < 4 && others.length > 0 && random() < 0.55; more += 1)
      add(pageOf(others, random()), "");
  }
  return [...rows.values()];
}

/** Of the others the first are looked at most. */
function pageOf(others: readonly string[], chance: number): string {
  return others[Math.floor(chance ** 1.8 * others.length)] ?? "/";
}

function pick<Name extends string>(parts: readonly (readonly [Name, number])[], chance: number): Name {
  let sum = 0;
  for (const [name, part] of parts) {
    sum += part;
    if (chance < sum) return name;
  }
  return parts[0]?.[0] as Name;
}

async function pagesOf(owner: Pool, site: string): Promise<string[]> {
  const { rows } = await owner.query<{ path: string }>(
    `select path from private.build_files
     where build = (select id from private.builds where site = $1 order by version desc limit 1)
       and policy is not null and path !~ '/(404|thanks(-\\d+)?)$' 
       order by path ~ '/(imprint|privacy|terms)$', path limit 12`,
    [site],
  );
  return rows.map(({ path }) => path);
}

async function keep(
  owner: Pool,
  site: string,
  rows: readonly Row[],
  totals: readonly { day: string; count: number; views: number }[],
): Promise<void> {
  await owner.query(
    `insert into visits (site, day, page, source, kind, count)
     select $1, day, page, source, kind, count from json_to_recordset($2) as one (day date, page text, source text, kind text, count int)`,
    [site, JSON.stringify(rows)],
  );
  await owner.query(
    `insert into visitors (site, day, count, views)
     select $1, day, count, views from json_to_recordset($2) as one (day date, count int, views int)`,
    [site, JSON.stringify(totals)],
  );
}
