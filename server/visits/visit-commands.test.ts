import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noLimits } from "../testing/accounts.ts";
import { sendCommand } from "../testing/send-command.ts";
import { createSiteWithMembers } from "../testing/sites.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";
import { sweepVisits } from "./sweep-visits.job.ts";

let server: TestServer;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await createTestServer({ limits: noLimits, onFinished: (cleanUp) => void cleanUps.push(cleanUp) });
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

const visit = (site: string, day: string, page: string, source: string, count: number) =>
  server.owner.query("insert into visits values ($1, $2, $3, $4, 'phone', $5)", [
    site,
    day,
    page,
    source,
    count,
  ]);

test("members take a site's visits along as a table, of which no spreadsheet runs anything", async () => {
  const { site, ...people } = await createSiteWithMembers(server);
  await visit(site, "2026-05-04", "/menu", "=1+1.test", 3);
  await visit(site, "2026-05-05", "/", 'a"b.test', 1);
  await visit(site, "2026-04-01", "/", "", 9);
  const take = (person: typeof people.owner | undefined) =>
    sendCommand(server, person, "export-visits", { site, first: "2026-05-01", last: "2026-05-31" });
  const csv =
    '\uFEFF"day","page","from","device","pages seen"\r\n"2026-05-05","/","a""b.test","phone","1"\r\n"2026-05-04","/menu","\'=1+1.test","phone","3"\r\n';
  for (const person of [people.owner, people.editor, people.viewer])
    expect((await take(person)).body).toEqual({ csv, count: 2, next: null });
  expect((await take(people.stranger)).body.code).toBe("site_not_found");
  expect((await take(undefined)).status).toBe(401);
  await server.owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
    people.owner.id,
  ]);
  expect((await take(people.owner)).body.code).toBe("not_signed_in");
});

test("a long table comes in pieces of whole days, none of which a server is busy with for long", async () => {
  const { site, owner } = await createSiteWithMembers(server);
  await server.owner.query(
    `insert into visits select $1::uuid, '2026-05-01'::date + day, '/' || page, '', 'phone', page
     from generate_series(0, 5) as day, generate_series(1, 1500) as page
     union all select $1::uuid, '2026-04-30'::date, '/' || page, '', 'phone', page from generate_series(1, 5000) as page`,
    [site],
  );
  const pieces: { csv: string; count: number }[] = [];
  let last: string | null = "2026-05-31";
  while (last !== null && pieces.length < 10) {
    const input: object = { site, first: "2026-01-01", last, ...(pieces.length > 0 && { isFurther: true }) };
    const { body } = await sendCommand(server, owner, "export-visits", input);
    pieces.push(body as { csv: string; count: number });
    last = body.next as string | null;
  }
  expect(pieces.map(({ count }) => count)).toEqual([3000, 3000, 3000, 5000]);
  const lines = pieces.flatMap(({ csv }) => csv.trimEnd().split("\r\n"));
  expect(lines[0]).toContain('"pages seen"');
  expect(new Set(lines).size).toBe(14_001);
  const days = lines.slice(1).map((line) => line.slice(1, 11));
  expect(days).toEqual(days.toSorted().reverse());
});

test.each([
  ["no day", "2026-02-30"],
  ["a text", "yesterday"],
])("%s is refused", async (_, first) => {
  const { site, owner } = await createSiteWithMembers(server);
  const input = { site, first, last: "2026-05-31" };
  expect((await sendCommand(server, owner, "export-visits", input)).body.code).toBe("invalid_input");
});

test("an owner decides whether everybody sees the figures", async () => {
  const { site, owner, editor } = await createSiteWithMembers(server);
  const settingsOf = async () =>
    (await server.owner.query("select settings from sites where id = $1", [site])).rows[0].settings;
  const set = (person: typeof owner, settings: object) =>
    sendCommand(server, person, "change-settings", { request: randomUUID(), site, settings });
  expect((await set(editor, { publicVisitors: true })).status).toBe(403);
  expect((await set(owner, { publicVisitors: "yes" })).body.code).toBe("invalid_input");
  expect(await settingsOf()).toEqual({});
  expect((await set(owner, { publicVisitors: true })).status).toBe(200);
  expect(await settingsOf()).toEqual({ publicVisitors: true });
});

test("after two days hashes and their salts are gone, and after 25 months what was counted", async () => {
  const { site } = await createSiteWithMembers(server);
  const { owner } = server;
  const day = "(now() at time zone 'utc')::date";
  await owner.query(
    `insert into private.visitor_hashes
     select ${day} - ago, $1, 'abcdefghijkl' from unnest(array[0, 1, 2, 3]) as ago`,
    [site],
  );
  await owner.query(
    `insert into private.viewer_salts select floor(extract(epoch from now()) / 86400)::int - ago, decode(repeat('00', 32), 'hex')
     from unnest(array[0, 1, 2, 3]) as ago on conflict do nothing`,
  );
  for (const months of [24, 26]) {
    const { rows } = await owner.query("select (now() - make_interval(months => $1))::date::text as day", [
      months,
    ]);
    await visit(site, rows[0].day, "/", "", months);
    await owner.query("insert into visitors values ($1, $2, 1, 1)", [site, rows[0].day]);
    await owner.query("insert into missed_pages values ($1, $2, '/x', 1)", [site, rows[0].day]);
    await owner.query("insert into private.visitor_weeks values ($1, $2, default, 1, 1)", [
      site,
      rows[0].day,
    ]);
  }
  await sweepVisits.run({}, server.commands, new AbortController().signal);
  const left = async (statement: string) => (await owner.query(statement)).rows.map(({ left }) => left);
  expect(
    await left(`select ${day} - day as left from private.visitor_hashes where site = '${site}' order by 1`),
  ).toEqual([0, 1]);
  expect(
    await left(
      "select floor(extract(epoch from now()) / 86400)::int - day as left from private.viewer_salts order by 1",
    ),
  ).toEqual([0, 1]);
  expect(await left(`select count as left from visits where site = '${site}'`)).toEqual([24]);
  expect(
    await left(
      `select count(*)::int as left from private.visitor_weeks where site = '${site}' and day < now() - interval '25 months'`,
    ),
  ).toEqual([0]);
  for (const table of ["visitors", "missed_pages"])
    expect(await left(`select count(*)::int as left from ${table} where site = '${site}'`)).toEqual([1]);
});
