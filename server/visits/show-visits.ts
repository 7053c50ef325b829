import { brotliCompressSync, constants } from "node:zlib";
import { daysOfRange, visitRanges } from "../../contract/visit-ranges.ts";
import type { SiteVisits as Visits } from "../../contract/visits.ts";
import type { Config } from "../config.ts";
import { inTurn } from "../data/caller/take-turns.ts";
import type { Database } from "../db/database.ts";
import { inlineHash } from "../http/security-headers.ts";
import { preferredEncoding } from "../pages/encodings.ts";
import { createByteCache } from "../serving/byte-cache.ts";
import { joinReads } from "../serving/join-reads.ts";
import { createSiteHeaders } from "../serving/represent-file.ts";
import { pagesToFind } from "./pages-to-find.ts";
import type { SiteVisits } from "./showing-visits.ts";
import { visitsPage } from "./visits-page.ts";
import { visitsPageStyle } from "./visits-page-style.ts";

const range = visitRanges[1];
/** Milliseconds for which a page is shown again as it is: whoever asks often costs the database nothing. */
const shownFor = 60_000;
const room = 2 * 1024 * 1024;
/** Whoever asks for figures all the time leaves connections to visitors of sites. */
const turnOf = "visits";

const policy = [
  "default-src 'none'",
  `style-src ${inlineHash(visitsPageStyle)}`,
  "font-src data:",
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

type Shown = { at: number; page: Buffer };

/** What shows everybody the visits of those sites whose owners want that, as a page without script. */
export function showVisits({
  database,
  config,
  now = Date.now,
}: {
  database: Pick<Database, "pool" | "typed">;
  config: Pick<Config, "siteUrl">;
  now?: () => number;
}): SiteVisits["show"] {
  const { pool } = database;
  const { common } = createSiteHeaders({ https: config.siteUrl.startsWith("https:") });
  const pages = createByteCache<Shown>(room);
  const reads = joinReads(draw, (key, shown) => pages.set(key, shown, shown.page.byteLength));

  async function draw(key: string): Promise<Shown> {
    const [site = "", host = ""] = key.split(" ");
    const at = now();
    const days = daysOfRange(range, at);
    const { rows } = await inTurn(pool, turnOf, () =>
      pool.query<{ visits: Visits }>("select public.site_visits($1, $2, $3) as visits", [
        site,
        days.from,
        days.to,
      ]),
    );
    const [row] = rows;
    if (!row) throw new Error("no visits came");
    const known = onlyOf(row.visits, await pagesToFind(database, site, turnOf));
    return { at, page: Buffer.from(visitsPage(known, { host, range, days })) };
  }

  async function isWanted(site: string): Promise<boolean> {
    const { rows } = await inTurn(pool, turnOf, () =>
      pool.query("select from public.sites where id = $1 and settings -> 'publicVisitors' = 'true'", [site]),
    );
    return rows.length === 1;
  }

  return async (request, response, { id }) => {
    if (!(await isWanted(id))) return false;
    // Without what anybody can make up behind a name: the same page would be drawn for each port.
    const key = `${id} ${(request.headers.host ?? "").toLowerCase().replace(/\.?(?::\d*)?$/, "")}`;
    const kept = pages.get(key);
    const { page } = kept && now() - kept.at < shownFor ? kept : await reads.read(key);
    const isBrotli = preferredEncoding(request.headers["accept-encoding"]) === "br";
    const body = isBrotli
      ? brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : page;
    response.writeHead(200, {
      ...common,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-cache",
      "x-robots-tag": "noindex",
      vary: "accept-encoding",
      "content-length": String(body.byteLength),
      ...(isBrotli && { "content-encoding": "br" }),
    });
    response.end(request.method === "HEAD" ? undefined : body);
    return true;
  };
}

/** What is said of these pages, and of the site as a whole: that there are others is told nobody here. */
function onlyOf(visits: Visits, pages: ReadonlySet<string>): Visits {
  const { led_to } = visits;
  return {
    ...visits,
    pages: visits.pages.filter(({ page }) => pages.has(page)),
    led_to: led_to !== null && pages.has(led_to) ? led_to : null,
  };
}
