import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { runServerProcess, type ServerProcess, startServerProcess } from "../testing/server-process.ts";
import { createTestFolder } from "../testing/test-folder.ts";

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

const writeNote = `insert into private.settings values ('note', '"kept"')`;
const readNote = "select value from private.settings where key = 'note'";

async function postmasterOf({ dataDir }: ServerProcess): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, "cluster/postmaster.pid"), "utf8"), 10);
}

test("after kill -9 of the server the next start stops the orphaned database and has every row", async () => {
  const first = await startServerProcess();
  await query(await first.ownerUrl(), writeNote);
  first.kill("SIGKILL");
  await first.ended;
  const orphans = await first.databaseProcesses();
  expect(orphans).not.toEqual([]);
  const second = await startServerProcess({ DATA_DIR: first.dataDir });
  expect(await query(await second.ownerUrl(), readNote)).toEqual([{ value: "kept" }]);
  expect(await second.databaseProcesses()).not.toEqual(expect.arrayContaining(orphans));
});

test("after kill -9 of server and database the next start recovers every acknowledged row", async () => {
  const first = await startServerProcess();
  await query(await first.ownerUrl(), writeNote);
  first.kill("SIGKILL");
  await first.killDatabase();
  await first.ended;
  const second = await startServerProcess({ DATA_DIR: first.dataDir });
  expect(await query(await second.ownerUrl(), readNote)).toEqual([{ value: "kept" }]);
});

test("while the database is killed under load there are only 200 and 503, and service resumes by itself", async () => {
  const server = await startServerProcess();
  await query(await server.ownerUrl(), writeNote);
  const answers: { status: number; retryAfter: string | null; ms: number }[] = [];
  let loading = true;
  async function load(path: string): Promise<void> {
    while (loading) {
      const started = performance.now();
      const answer = await fetch(server.url + path);
      await answer.text();
      const retryAfter = answer.headers.get("retry-after");
      answers.push({ status: answer.status, retryAfter, ms: performance.now() - started });
    }
  }
  const paths = ["/healthz", "/healthz", "/auth/v1/.well-known/jwks.json", "/rest/v1/profiles?select=*", "/"];
  const loads = [...paths, ...paths].map(load);
  const first = await postmasterOf(server);
  process.kill(first, "SIGKILL");
  await expect.poll(() => answers.some(({ status }) => status === 503), { timeout: 10_000 }).toBe(true);
  await expect
    .poll(() => fetch(`${server.url}/healthz`).then(({ status }) => status), { timeout: 15_000 })
    .toBe(200);
  loading = false;
  await Promise.all(loads);
  expect(await postmasterOf(server)).not.toBe(first);
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
  expect(refused.filter(({ retryAfter }) => !Number(retryAfter))).toEqual([]);
  expect(answers.filter(({ ms }) => ms > 5_000)).toEqual([]);
  expect(await query(await server.ownerUrl(), readNote)).toEqual([{ value: "kept" }]);
  expect(server.output()).toContain("database lost");
});

test("while the database stands still every request is answered within 5 s, and service resumes with it", async () => {
  const server = await startServerProcess();
  const ask = async (path: string, init?: RequestInit) => {
    const started = performance.now();
    const answer = await fetch(server.url + path, init);
    await answer.text();
    const retryAfter = answer.headers.get("retry-after");
    return { path, status: answer.status, retryAfter, ms: performance.now() - started };
  };
  const signIn = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "nobody@example.com", password: "not the password" }),
  };
  const askAll = () =>
    Promise.all([
      // more than there are connections, so that some find none
      ...Array.from({ length: 15 }, () => ask("/rest/v1/profiles?select=*")),
      ask("/auth/v1/token?grant_type=password", signIn),
      ask("/healthz"),
    ]);
  await askAll(); // opens connections, which are the first to fall silent
  const frozen = await server.databaseProcesses();
  for (const pid of frozen) process.kill(pid, "SIGSTOP");
  for (let round = 0; round < 2; round += 1) {
    const page = await ask("/");
    expect(page).toMatchObject({ status: 200 });
    const answers = await askAll();
    expect(answers.filter(({ status, retryAfter }) => status !== 503 || !Number(retryAfter))).toEqual([]);
    expect(answers.filter(({ ms }) => ms > 5_000)).toEqual([]);
  }
  for (const pid of frozen) process.kill(pid, "SIGCONT");
  await expect.poll(async () => (await ask("/healthz")).status, { timeout: 10_000 }).toBe(200);
  const after = await askAll();
  expect(after.filter(({ status }) => status >= 500)).toEqual([]);
});

test("two servers starting at once on one empty database both serve, and migrate it once", async () => {
  const name = `start_${randomBytes(6).toString("hex")}`;
  await query(inject("ownerUrl"), `create database ${name}`);
  onTestFinished(() => query(inject("ownerUrl"), `drop database ${name} with (force)`).then(() => {}));
  const url = new URL(inject("ownerUrl"));
  url.pathname = `/${name}`;
  const env = { DATABASE_URL: url.toString() };
  const servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
  const versions = await query(env.DATABASE_URL, "select version from supabase_migrations.schema_migrations");
  expect(versions.length).toBeGreaterThan(0);
  expect(new Set(versions.map(({ version }) => version)).size).toBe(versions.length);
  for (const server of servers) {
    server.kill("SIGTERM");
    expect(await server.ended).toBe(0);
  }
});

test("a first start that was killed half-way leaves nothing in the way of the next one", async () => {
  const first = await runServerProcess({ DATA_DIR: join(await createTestFolder(), "data") });
  await expect.poll(() => first.output(), { interval: 5, timeout: 10_000 }).toContain("Making the database");
  first.kill("SIGKILL");
  await first.ended;
  const second = await startServerProcess({ DATA_DIR: first.dataDir });
  expect(await query(await second.ownerUrl(), "select 1 as one")).toEqual([{ one: 1 }]);
});
