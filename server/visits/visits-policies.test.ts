import { randomUUID } from "node:crypto";
import type pg from "pg";
import { expect, test } from "vitest";
import type { MyVisits, SiteVisits } from "../../contract/visits.ts";
import { createAccount } from "../testing/create-account.ts";
import { type Caller, queryAs } from "../testing/query-as.ts";
import { createTestDatabase } from "../testing/test-database.ts";

async function insertSite(owner: pg.Pool, person: string, name: string) {
  const id = randomUUID();
  await owner.query(
    "insert into sites (id, owner, name, subdomain, template) values ($1, $2, $3, $4, 'food')",
    [id, person, name, `site-${id.slice(0, 8)}`],
  );
  await owner.query("insert into site_members values ($1, $2, 'owner')", [id, person]);
  return id;
}

/** Two sites with visits: on 4 May 2026 and in the week before. */
async function createScene() {
  const { owner, database } = await createTestDatabase();
  const person = () => createAccount(owner);
  const [cleo, editor, viewer, stranger, suspended, admin] = [
    await person(),
    await person(),
    await person(),
    await person(),
    await person(),
    await person(),
  ];
  await owner.query("update profiles set role = 'admin' where user_id = $1", [admin.id]);
  const [bakery, cellar] = [
    await insertSite(owner, cleo.id, "Bakery"),
    await insertSite(owner, suspended.id, "Cellar"),
  ];
  await owner.query("insert into site_members values ($1, $2, 'editor'), ($1, $3, 'viewer')", [
    bakery,
    editor.id,
    viewer.id,
  ]);
  await owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
    suspended.id,
  ]);
  for (const site of [bakery, cellar]) {
    await owner.query(
      `insert into visits values
         ($1, '2026-05-04', '/', 'a.test', 'phone', 3), ($1, '2026-05-04', '/menu', 'a.test', 'computer', 5),
         ($1, '2026-05-03', '/menu', '', 'phone', 2), ($1, '2026-05-03', '/', 'direct', 'tablet', 9),
         ($1, '2026-04-27', '/', 'b.test', 'phone', 1)`,
      [site],
    );
    await owner.query(
      "insert into visitors values ($1, '2026-05-04', 6, 8), ($1, '2026-05-03', 4, 11), ($1, '2026-04-27', 1, 1)",
      [site],
    );
    await owner.query(
      "insert into missed_pages values ($1, '2026-05-04', '/old', 2), ($1, '2026-05-04', '', 7)",
      [site],
    );
    await owner.query(
      `insert into publishes (id, site, revision, state, version, kind, ended_at)
       values (gen_random_uuid(), $1, 1, 'done', 3, 'publish', '2026-05-03T23:30:00Z'),
         (gen_random_uuid(), $1, 1, 'done', 4, 'publish', '2026-05-03T23:40:00Z'),
         (gen_random_uuid(), $1, 1, 'done', 4, 'rebuild', '2026-05-04T08:00:00Z'),
         (gen_random_uuid(), $1, 1, 'failed', null, 'publish', '2026-05-04T09:00:00Z')`,
      [site],
    );
  }
  const people = { cleo, editor, viewer, stranger, suspended, admin };
  const read = async (caller: Caller, site = bakery, from = "2026-04-28") => {
    const { rows } = await queryAs(database, caller, "select site_visits($1, $2, '2026-05-04') as visits", [
      site,
      from,
    ]);
    return rows[0]?.visits as SiteVisits;
  };
  const readAll = async (caller: Caller) => {
    const { rows } = await queryAs(
      database,
      caller,
      "select my_visits('2026-04-28', '2026-05-04', 7) as visits",
    );
    return rows[0]?.visits as MyVisits;
  };
  return { owner, database, people, bakery, cellar, read, readAll };
}

const nothing: SiteVisits = {
  days: [],
  before: { visitors: 0, views: 0 },
  since: null,
  pages: [],
  sources: [],
  kinds: [],
  led_to: null,
  missed: [],
  publishes: [],
};

test("the visits of a range are summed up, with as many days before and what was published", async () => {
  const { people, read } = await createScene();
  expect(await read(people.cleo)).toEqual({
    days: [
      { day: "2026-05-03", visitors: 4, views: 11 },
      { day: "2026-05-04", visitors: 6, views: 8 },
    ],
    before: { visitors: 1, views: 1 },
    since: "2026-04-27",
    pages: [
      { page: "/", views: 12 },
      { page: "/menu", views: 7 },
    ],
    sources: [
      { source: "direct", views: 9 },
      { source: "a.test", views: 8 },
    ],
    kinds: [
      { kind: "tablet", views: 9 },
      { kind: "computer", views: 5 },
      { kind: "phone", views: 5 },
    ],
    led_to: "/menu",
    missed: [
      { path: "/old", count: 2 },
      { path: "", count: 7 },
    ],
    publishes: [{ day: "2026-05-03", version: 4, kind: "publish" }],
  });
});

test("members are told of their site's visits, and nobody else is", async () => {
  const { people, read, cellar } = await createScene();
  const told = await read(people.cleo);
  expect(await read(people.editor)).toEqual(told);
  expect(await read(people.viewer)).toEqual(told);
  for (const other of [people.stranger, people.suspended, people.admin])
    expect(await read(other)).toEqual(nothing);
  expect(await read(people.suspended, cellar)).toEqual(nothing);
  await expect(read("anon")).rejects.toThrow("permission denied");
});

test("all sites together are those that the caller works on", async () => {
  const { people, readAll, bakery, owner } = await createScene();
  const told = await readAll(people.cleo);
  expect(told).toEqual({
    sites: [{ id: bakery, name: "Bakery", status: "draft", visitors: 10, views: 19, steps: { 0: 10 } }],
    found: 1,
    live: 0,
    since: "2026-04-27",
    steps: [{ step: 0, visitors: 10, views: 19 }],
    before: { visitors: 1, views: 1 },
  });
  expect(await readAll(people.viewer)).toEqual(told);
  const empty = { sites: [], found: 0, live: 0, since: null, steps: [], before: { visitors: 0, views: 0 } };
  for (const other of [people.stranger, people.suspended, people.admin])
    expect(await readAll(other)).toEqual(empty);
  await expect(readAll("anon")).rejects.toThrow("permission denied");
  await owner.query("update sites set trashed_at = now()");
  expect(await readAll(people.cleo)).toEqual(empty);
});

test("a range that is longer than a year is cut at its beginning", async () => {
  const { people, read, owner, bakery } = await createScene();
  await owner.query("insert into visitors values ($1, '2025-01-01', 5, 5)", [bakery]);
  const { days, before } = await read(people.cleo, bakery, "2020-01-01");
  expect(days).toHaveLength(3);
  expect(before).toEqual({ visitors: 5, views: 5 });
});

test("a year that is read in weeks says the same as one that is read day by day, whichever day it ends on", async () => {
  const { owner, database, people, bakery } = await createScene();
  await owner.query("delete from visitors");
  const second = await insertSite(owner, people.cleo.id, "Second");
  await owner.query(
    `insert into visitors select site, '2026-05-06'::date - ago, 1 + (ago * 7) % 50, 2 + (ago * 13) % 90
     from generate_series(0, 790) as ago, unnest(array[$1::uuid, $2::uuid]) as site where site = $1 or ago % 5 = 0`,
    [bakery, second],
  );
  const yearTo = async (day: string) => {
    const asked = "select my_visits($1::date - 363, $1, 7) as visits";
    return (await queryAs(database, people.cleo, asked, [day])).rows[0]?.visits as MyVisits;
  };
  const days = ["2026-04-30", "2026-05-03", "2026-05-04", "2026-05-05", "2026-05-06"];
  const read = () => Promise.all(days.map(yearTo));
  const before = await read();
  expect(before.at(-1)).toMatchObject({ found: 2 });
  expect(before.at(-1)?.steps).toHaveLength(52);
  const sumUp = (today: string) => owner.query("select private.sum_visitor_weeks($1)", [today]);
  // A month at once.
  for (let turn = 0; turn < 30; turn += 1) await sumUp("2026-05-04");
  expect(await read()).toEqual(before);
  // What was counted late is in them the next time, once.
  await owner.query("update visitors set count = count + 5 where site = $1 and day = '2026-05-02'", [second]);
  await owner.query("insert into visitors values ($1, '2026-05-02', 5, 5) on conflict do nothing", [second]);
  for (const today of ["2026-05-05", "2026-05-05", "2026-05-06"]) await sumUp(today);
  const { rows: weeks } = await owner.query(
    "select max(day)::text as last, count(*)::int as n from private.visitor_weeks",
  );
  expect(weeks[0].last).toBe("2026-05-04");
  expect(weeks[0].n).toBeGreaterThan(1_500);
  // After months without visitors it goes on where they came again.
  await owner.query("insert into visitors values ($1, '2026-09-01', 1, 1)", [second]);
  for (let turn = 0; turn < 3; turn += 1) await sumUp("2026-09-20");
  const { rows: later } = await owner.query(
    "select count(*)::int as n from private.visitor_weeks where day > '2026-08-01'",
  );
  expect(later).toEqual([{ n: 7 }]);
  const summed = await read();
  await owner.query("delete from private.visitor_weeks");
  expect(await read()).toEqual(summed);
  expect(summed).not.toEqual(before);
});

test("weeks that are summed up are read by nobody but the server, and go with their site", async () => {
  const { owner, database, people, bakery } = await createScene();
  await owner.query("select private.sum_visitor_weeks('2026-05-09')");
  const weeks = async () =>
    (await owner.query("select from private.visitor_weeks where site = $1", [bakery])).rowCount;
  expect(await weeks()).toBeGreaterThan(0);
  for (const caller of ["anon", ...Object.values(people)] as Caller[]) {
    await expect(queryAs(database, caller, "select * from private.visitor_weeks")).rejects.toThrow(
      "permission denied",
    );
    await expect(queryAs(database, caller, "select private.sum_visitor_weeks('2026-05-09')")).rejects.toThrow(
      "permission denied",
    );
  }
  await owner.query("delete from sites where id = $1", [bakery]);
  expect(await weeks()).toBe(0);
});
