import type pg from "pg";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../config.ts";
import { dayLength } from "../db/daily-salts.ts";
import { eventually } from "../mail/testing/eventually.ts";
import { createSiteServer, type SiteServer } from "../serving/testing/site-server.ts";
import { publishSite } from "../testing/published-site.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { countVisits } from "./count-visits.ts";
import { showVisits } from "./show-visits.ts";

const files = { "/": "<h1>Home</h1>", "/menu": "<h1>Menu</h1>", "/404": "<h1>None</h1>", "/a.css": "h1{}" };
const noon = Date.parse("2026-05-04T12:00:00Z");
const silent = pino({ level: "silent" });
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0";
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148";
const of = (network: string, more: Record<string, string> = {}) => ({
  "x-forwarded-for": network,
  "user-agent": firefox,
  ...more,
});

/** A server that counts, with a clock that stands still. */
async function createCountingServer(beside?: TestDatabase) {
  const stores = beside ?? (await createTestDatabase());
  const clock = { now: noon };
  const visits = countVisits(
    { ...stores.database, log: silent },
    { now: () => clock.now, writeEvery: 3_600_000 },
  );
  const show = showVisits({ database: stores.database, config: readConfig({}), now: () => clock.now });
  onTestFinished(() => visits.stop());
  const server = await createSiteServer({ beside: stores, visits: { ...visits, show } });
  return { ...server, clock, write: visits.stop };
}

async function counted(owner: pg.Pool, site: string) {
  const ask = async (statement: string) => (await owner.query(statement, [site])).rows;
  return {
    visits: await ask(
      "select page, source, kind, count from visits where site = $1 order by page, source, kind, day",
    ),
    days: await ask("select day::text, count, views from visitors where site = $1 order by day"),
    missed: await ask("select path, count from missed_pages where site = $1 order by count desc, path"),
  };
}

const nothing = { visits: [], days: [], missed: [] };

test("each page that somebody is served is counted, with where from and on what; one person is one visitor of that day", async () => {
  const { owner, ask, write } = await createCountingServer();
  const { id, subdomain } = await publishSite(owner, files);
  await ask(subdomain, "/", { headers: of("203.0.113.1", { referer: "https://www.google.com/" }) });
  await ask(subdomain, "/menu?from=table", {
    headers: of("203.0.113.1", { "sec-fetch-site": "same-origin" }),
  });
  await ask(subdomain, "/menu", { headers: of("203.0.113.2", { "user-agent": iphone }) });
  await ask(subdomain, "/menu", { headers: of("203.0.113.2", { "sec-ch-ua-mobile": "?1" }) });
  await write();
  expect(await counted(owner, id)).toEqual({
    visits: [
      { page: "/", source: "google.com", kind: "computer", count: 1 },
      { page: "/menu", source: "", kind: "computer", count: 1 },
      { page: "/menu", source: "direct", kind: "phone", count: 2 },
    ],
    days: [{ day: "2026-05-04", count: 3, views: 4 }],
    missed: [],
  });
});

test("whoever makes up browsers without end fills nothing: beyond so many on a day of a site, pages alone are counted", async () => {
  const { owner, database } = await createTestDatabase();
  const visits = countVisits({ ...database, log: silent }, { now: () => noon, mostOfSite: 3 });
  const [one, other] = [await publishSite(owner, files), await publishSite(owner, files)];
  const come = ({ id }: { id: string }, agent: string) =>
    visits.count({ method: "GET", headers: { "user-agent": agent }, socket: {} } as never, { id }, "/");
  for (let number = 0; number < 9; number += 1) come(one, `${firefox} ${number}`);
  come(other, firefox);
  await visits.stop();
  // Before the salt of the day is there, who comes waits in memory.
  await eventually(async () => {
    for (const { id } of [one, other]) come({ id }, firefox);
    await visits.stop();
    const { rows } = await owner.query(
      "select count(*)::int as n from private.visitor_hashes where site = $1",
      [one.id],
    );
    expect(rows).toEqual([{ n: 3 }]);
  });
  expect((await counted(owner, one.id)).days).toMatchObject([{ count: 3 }]);
  expect((await counted(owner, other.id)).days).toMatchObject([{ count: 1 }]);
  const { views } = (await counted(owner, one.id)).days[0];
  expect(views).toBeGreaterThanOrEqual(9);
});

test("a page that the browser has already is a visit as well", async () => {
  const { owner, ask, write } = await createCountingServer();
  const { id, subdomain } = await publishSite(owner, files);
  const { headers } = await ask(subdomain, "/", { headers: of("203.0.113.1") });
  const again = of("203.0.113.1", { "if-none-match": headers.get("etag") ?? "" });
  expect((await ask(subdomain, "/", { headers: again })).status).toBe(304);
  await write();
  expect((await counted(owner, id)).days).toEqual([{ day: "2026-05-04", count: 1, views: 2 }]);
});

test.each<[string, string, { method?: string; headers: Record<string, string> }]>([
  ["a file", "/a.css", { headers: of("203.0.113.1") }],
  ["HEAD", "/", { method: "HEAD", headers: of("203.0.113.1") }],
  ["POST", "/", { method: "POST", headers: of("203.0.113.1") }],
  ["what is fetched ahead", "/", { headers: of("203.0.113.1", { "sec-purpose": "prefetch" }) }],
  ["what is drawn ahead", "/", { headers: of("203.0.113.1", { "sec-purpose": "prefetch;prerender" }) }],
  ["what an old browser fetches ahead", "/", { headers: of("203.0.113.1", { purpose: "prefetch" }) }],
  ["what a script reads", "/", { headers: of("203.0.113.1", { "sec-fetch-dest": "empty" }) }],
  ["a picture that is not there", "/x.png", { headers: of("203.0.113.1", { "sec-fetch-dest": "image" }) }],
  ["a machine", "/", { headers: of("203.0.113.1", { "user-agent": "Googlebot/2.1" }) }],
  [
    "a machine that looks for holes",
    "/wp-login.php",
    { headers: of("203.0.113.1", { "user-agent": "curl/8" }) },
  ],
  ["whoever says nothing of themselves", "/", { headers: { "x-forwarded-for": "203.0.113.1" } }],
])("%s is not counted", async (_, path, asking) => {
  const { owner, ask, write } = await createCountingServer();
  const { id, subdomain } = await publishSite(owner, files);
  await ask(subdomain, path, asking);
  await write();
  expect(await counted(owner, id)).toEqual(nothing);
});

test("a site that is not live counts nothing", async () => {
  const { owner, ask, hasHeard, write } = await createCountingServer();
  const { id, subdomain } = await publishSite(owner, files);
  await owner.query("update sites set suspended_at = now() where id = $1", [id]);
  await hasHeard();
  expect((await ask(subdomain, "/", { headers: of("203.0.113.1") })).status).toBe(503);
  await write();
  expect(await counted(owner, id)).toEqual(nothing);
});

test("who asks not to be told apart is counted as a view, and nothing is kept of them", async () => {
  const { owner, ask, write } = await createCountingServer();
  const { id, subdomain } = await publishSite(owner, files);
  await ask(subdomain, "/", { headers: of("203.0.113.1", { "sec-gpc": "1" }) });
  await write();
  expect((await counted(owner, id)).days).toEqual([{ day: "2026-05-04", count: 0, views: 1 }]);
  expect((await owner.query("select from private.visitor_hashes")).rowCount).toBe(0);
});

test("what is not there is counted apart, without its query and no longer than 200 letters", async () => {
  const { owner, ask, write } = await createCountingServer();
  const { id, subdomain } = await publishSite(owner, files);
  await ask(subdomain, "/old-menu?token=secret", { headers: of("203.0.113.1") });
  await ask(subdomain, "/old-menu", { headers: of("203.0.113.2") });
  await ask(subdomain, `/${"x".repeat(500)}`, { headers: of("203.0.113.2") });
  await write();
  expect(await counted(owner, id)).toEqual({
    ...nothing,
    missed: [
      { path: "/old-menu", count: 2 },
      { path: `/${"x".repeat(199)}`, count: 1 },
    ],
  });
});

test("several servers add up, and know each other's visitors", async () => {
  const one = await createCountingServer();
  const two = await createCountingServer(one);
  const { id, subdomain } = await publishSite(one.owner, files);
  const visit = (server: SiteServer, network: string) => server.ask(subdomain, "/", { headers: of(network) });
  for (const round of [1, 2, 3]) {
    for (const server of [one, two]) {
      await visit(server, "203.0.113.1");
      await visit(server, `203.0.113.${10 * round}`);
    }
    await Promise.all([one.write(), two.write()]);
  }
  expect((await counted(one.owner, id)).days).toEqual([{ day: "2026-05-04", count: 4, views: 12 }]);
  const { rows } = await one.owner.query("select day from private.viewer_salts");
  expect(rows).toEqual([{ day: Math.floor(noon / dayLength) }]);
});

test("somebody is another on the next day and on another site, with another salt; no hash says who", async () => {
  const { owner, ask, write, clock } = await createCountingServer();
  const [one, two] = [await publishSite(owner, files), await publishSite(owner, files)];
  const visit = async ({ subdomain }: typeof one) => {
    await ask(subdomain, "/", { headers: of("203.0.113.1") });
  };
  await visit(one);
  await visit(two);
  clock.now += dayLength / 2; // midnight
  await visit(one);
  await write();
  expect((await counted(owner, one.id)).days).toEqual([
    { day: "2026-05-04", count: 1, views: 1 },
    { day: "2026-05-05", count: 1, views: 1 },
  ]);
  expect((await counted(owner, two.id)).days).toEqual([{ day: "2026-05-04", count: 1, views: 1 }]);
  const { rows } = await owner.query("select hash from private.visitor_hashes");
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(3);
  const salts = await owner.query("select distinct salt from private.viewer_salts");
  expect(salts.rowCount).toBe(2);
});

test("while the database is away nothing is lost, and a site that was erased meanwhile takes nothing along", async () => {
  const { owner, ask, write } = await createCountingServer();
  const [kept, erased] = [await publishSite(owner, files), await publishSite(owner, files)];
  for (const { subdomain } of [kept, erased]) await ask(subdomain, "/", { headers: of("203.0.113.1") });
  await owner.query("alter table visits rename to away");
  await write();
  expect(await owner.query("select from visitors")).toMatchObject({ rowCount: 0 });
  await owner.query("alter table away rename to visits");
  await owner.query("delete from sites where id = $1", [erased.id]);
  await ask(kept.subdomain, "/", { headers: of("203.0.113.1") });
  await write();
  expect((await counted(owner, kept.id)).days).toEqual([{ day: "2026-05-04", count: 1, views: 2 }]);
  expect(await owner.query("select from visitors")).toMatchObject({ rowCount: 1 });
});

test("however many names visitors make up, a day of a site keeps 200 sources and 50 paths", async () => {
  const { owner, database } = await createTestDatabase();
  const { id } = await publishSite(owner, files);
  // A server that is started again has forgotten what it has kept.
  for (const start of [0, 150]) {
    const { count, stop } = countVisits({ ...database, log: silent }, { now: () => noon });
    for (let number = start; number < start + 150; number += 1) {
      const headers = { host: "weir.test", "user-agent": firefox, referer: `https://from-${number}.test/` };
      const request = { method: "GET", url: `/gone-${number}`, headers, socket: {} };
      count(request as never, { id }, "/");
      count(request as never, { id }, undefined);
    }
    await stop();
  }
  const { visits, missed, days } = await counted(owner, id);
  expect(visits).toHaveLength(201);
  expect(visits.find(({ source }) => source === "other")).toMatchObject({ count: 100 });
  expect(missed).toHaveLength(51);
  expect(missed.find(({ path }) => path === "")).toMatchObject({ count: 250 });
  expect(days).toMatchObject([{ views: 300 }]);
});

test("how many came is shown to everybody where the owner wants that, and nowhere else", async () => {
  const { owner, ask, write, clock } = await createCountingServer();
  const sitemap =
    "<urlset><url><loc>http://weir.test/</loc></url><url><loc>http://weir.test/menu</loc></url></urlset>";
  const { id, subdomain } = await publishSite(owner, { ...files, "/sitemap.xml": sitemap });
  const referers = { "https://known.test/": 3, "https://rare<b>.test/": 1, "https://rare.test/": 2 };
  for (const [referer, times] of Object.entries(referers)) {
    for (let time = 0; time < times; time += 1)
      await ask(subdomain, "/menu", { headers: of(`203.0.113.${time}`, { referer }) });
  }
  await write();
  const asked = await counted(owner, id);
  const hidden = await ask(subdomain, "/-/visitors", {
    headers: of("203.0.113.1", { "sec-fetch-dest": "x" }),
  });
  expect([hidden.status, hidden.text]).toEqual([404, files["/404"]]);

  await owner.query(`update sites set settings = '{"publicVisitors": true}' where id = $1`, [id]);
  const shown = await ask(subdomain, "/-/visitors");
  expect(shown.status).toBe(200);
  expect(shown.text).toContain("<h1>3 visitors in 30 days. Most came from known.test, to Menu.</h1>");
  expect(shown.text).toMatch(/known\.test<\/span><b>3/);
  expect(shown.text).not.toContain("rare");
  expect(shown.text).not.toMatch(/<script|style="/);
  expect(shown.headers.get("x-robots-tag")).toBe("noindex");
  expect(shown.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
  // In the agency's own letters, which the page brings.
  expect(shown.headers.get("content-security-policy")).toContain("font-src data:");
  expect(shown.text).toMatch(
    /@font-face\{font-family:Gloock;src:url\(data:font\/woff2.*h1,h2\{font-family:Gloock,/s,
  );
  expect((await ask(subdomain, "/-/visitors", { method: "HEAD" })).text).toBe("");
  expect((await ask(subdomain, "/-/visitors", { method: "POST" })).status).toBe(405);
  expect((await ask(subdomain, "/-/visitors-of", {})).status).toBe(404);

  // Looking at the figures is no visit, and the page is drawn anew after a minute.
  await ask(subdomain, "/menu", { headers: of("203.0.113.77") });
  await write();
  const name = `${subdomain}.localhost`;
  for (const host of [name, `${name}:8080`, `${name}.`, `${name}.:9`, name.toUpperCase()])
    expect([host, (await ask("", "/-/visitors", { host })).text.includes("3 visitors in 30 days")]).toEqual([
      host,
      true,
    ]);
  clock.now += 61_000;
  expect((await ask(subdomain, "/-/visitors")).text).toContain("4 visitors in 30 days");
  expect((await counted(owner, id)).missed).toEqual(asked.missed);

  await owner.query("update sites set settings = '{}' where id = $1", [id]);
  expect((await ask(subdomain, "/-/visitors")).status).toBe(404);
});

test("figures that everybody sees name no page that search engines are asked to leave out", async () => {
  const { owner, ask, write } = await createCountingServer();
  const sitemap = "<urlset><url><loc>http://weir.test/</loc></url></urlset>";
  const { id, subdomain } = await publishSite(owner, {
    ...files,
    "/for-the-wedding": "<h1>Wedding</h1>",
    "/sitemap.xml": sitemap,
  });
  for (let time = 0; time < 4; time += 1) {
    const headers = of(`203.0.113.${time}`, { referer: "https://known.test/" });
    await ask(subdomain, "/for-the-wedding", { headers });
    if (time === 0) await ask(subdomain, "/", { headers });
  }
  await write();
  await owner.query(`update sites set settings = '{"publicVisitors": true}' where id = $1`, [id]);
  const { text } = await ask(subdomain, "/-/visitors");
  expect(text).toContain("<h1>4 visitors in 30 days. Most came from known.test.</h1>");
  expect(text).toContain("<li><span>Home</span>");
  expect(text.toLowerCase()).not.toContain("wedding");
});
