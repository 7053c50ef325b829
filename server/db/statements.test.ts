import { pino } from "pino";
import { expect, inject, onTestFinished, test } from "vitest";
import { keepStatements } from "../studio/keep-statements.ts";
import { createAdmin } from "../testing/admin.ts";
import { queryAs } from "../testing/query-as.ts";
import { createPerson, sendCommand } from "../testing/send-command.ts";
import { createTestServer } from "../testing/test-server.ts";
import { countStatements } from "./count-statements.ts";
import { openDatabase } from "./database.ts";
import { statementShape, unshown } from "./statement-shape.ts";

test.each([
  ["select 1 from t where a = 'Ada''s' and b = 12.5", "select ? from t where a = ? and b = ?"],
  ["select *\n  from t -- of Ada\n where a = $1", "select * from t where a = $"],
  ["select /* Ada */ sha256($2), e'it\\'s Ada'", "select sha256($), ?"],
  ["insert into t values ($1, $2), ($3, $4), ($5, $6)", "insert into t values ($ ...) ..."],
  ["select x from t where a in ($1, $2, $3)", "select x from t where a in ($ ...)"],
  ["select x from t where a in ($1::uuid, $2::uuid)", "select x from t where a in ($ ...)"],
  ['select "name" as "Ada Lovelace" from "public"."sites"', 'select "name" as "?" from "public"."sites"'],
  ['select "name" as "ada_lovelace" from t', 'select "name" as "?" from t'],
  ["do $body$ begin perform 'Ada'; end $body$", "do ?"],
  ["select 'Ada \\' || name from t where b = 'x'", "select ? || name from t where b = ?"],
  ["select 'Ada", unshown],
])("%s is told without its values", (text, shape) => {
  expect(statementShape(text)).toBe(shape);
  expect(shape).not.toMatch(/Ada|Lovelace/i);
});

test("statements are counted by shape as they are run, refused ones too, and no more shapes than there is room for", async () => {
  const statements = countStatements();
  const database = openDatabase(inject("serverUrl"), { connections: 2, statements });
  onTestFinished(() => database.close());
  await Promise.all([1, 2, 3].map((one) => database.pool.query(`select ${one}::int as one`)));
  await database.pool.query("select pg_sleep(0.03)");
  await expect(database.pool.query("select 1 / $1::int", [0])).rejects.toThrow("division by zero");
  await database.typed.selectFrom("private.settings").select("key").execute();
  const counted = new Map(statements.take().map((one) => [one.shape, one]));
  expect([...counted].map(([shape, { count }]) => [shape, count])).toEqual([
    ["select ?::int as one", 3],
    ["select pg_sleep(?)", 1],
    ["select ? / $::int", 1],
    ['select "key" from "private"."settings"', 1],
  ]);
  const slow = counted.get("select pg_sleep(?)");
  expect(slow?.longest).toBeGreaterThanOrEqual(29);
  expect(slow?.within.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
  expect(statements.take()).toEqual([]);
  for (let at = 0; at < 1_000; at += 1) statements.note(`select column_${at.toString(36)}x from t`, 1);
  const many = statements.take();
  expect(many.length).toBeLessThanOrEqual(401);
  expect(many.reduce((sum, { count }) => sum + count, 0)).toBe(1_000);
});

test("servers add up by the day, of which the slowest are told to administrators alone", async () => {
  const server = await createTestServer();
  const [admin, customer] = [await createAdmin(server), await createPerson(server)];
  const log = pino({ level: "silent" });
  for (const longest of [40, 700]) {
    const one = countStatements();
    for (let at = 0; at < 97; at += 1) one.note("select fast", 0.5);
    for (let at = 0; at < 10; at += 1)
      one.note("select slow from t where id = 7", longest === 700 && at < 2 ? 700 : 15);
    await keepStatements({ ...server.database, log }, one).stop();
  }
  const old = countStatements();
  old.note("select forgotten", 5_000);
  const longAgo = () => Date.now() - 40 * 86_400_000;
  await keepStatements({ ...server.database, log }, old, { now: longAgo }).stop();
  const told = async (caller: Parameters<typeof queryAs>[1]) =>
    (await queryAs(server.database, caller, "select * from slow_statements(7)")).rows;
  expect(await told(admin)).toEqual([
    { shape: "select slow from t where id = ?", count: "20", mean_ms: 83.5, p95_ms: 700, longest_ms: 700 },
    { shape: "select fast", count: "194", mean_ms: 0.5, p95_ms: 0.5, longest_ms: 0.5 },
  ]);
  const { rows } = await server.owner.query("select shape from private.slow_statements");
  expect(rows.map(({ shape }) => shape)).not.toContain("select forgotten");
  for (const caller of [customer, "anon"] as const) {
    await expect(told(caller)).rejects.toThrow(/Only an administrator|permission denied/);
  }
  for (const caller of [customer, admin, "anon", "service_role"] as const) {
    await expect(queryAs(server.database, caller, "select * from private.slow_statements")).rejects.toThrow(
      "permission denied",
    );
  }
  const ask = (of: string, by = admin) => sendCommand(server, by, "export-studio-figures", { weeks: 12, of });
  const { body } = await ask("statements");
  expect(String(body.csv).split("\r\n").slice(0, 2)).toEqual([
    expect.stringContaining("statement"),
    '"select slow from t where id = ?","20","83.50","700.00","700.00"',
  ]);
  expect((await ask("statements", customer)).status).toBe(404);
});
