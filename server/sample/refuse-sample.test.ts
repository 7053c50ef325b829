import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../config.ts";
import { startCluster } from "../db/cluster.ts";
import { createAccount } from "../testing/create-account.ts";
import { runServerProcess, type ServerProcess, startServerProcess } from "../testing/server-process.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { createTestFolder } from "../testing/test-folder.ts";
import { requireEmpty, requireOwnMachine } from "./refuse-sample.ts";

const entry = "sample/main.ts";

/** Waits until the first rows are written; throws with what the console was told when it ends instead. */
async function untilItFills({ ended, output }: ServerProcess): Promise<void> {
  let outcome: number | string | undefined;
  void ended.then((ending) => {
    outcome = ending;
  });
  while (!output().includes("Making a studio's year")) {
    if (outcome !== undefined) throw new Error(`it ended (${outcome}):\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test.each([
  [{ SITE_URL: "https://fabula.example" }, "SITE_URL"],
  [{ HOST: "0.0.0.0" }, "HOST"],
  [{ SITES_HOST: "fabula-sites.example" }, "SITES_HOST"],
  [{ DATABASE_URL: "postgres://fabula:secret@127.0.0.1:5432/fabula" }, "DATABASE_URL"],
  [
    {
      SUPABASE_URL: "https://project.supabase.example",
      SUPABASE_PUBLISHABLE_KEY: "sb_publishable_0123456789",
    },
    "SUPABASE_URL",
  ],
  [{ SMTP_URL: "smtp://mail.example:587" }, "SMTP_URL"],
  [
    { STRIPE_SECRET_KEY: "sk_test_0123456789", STRIPE_WEBHOOK_SECRET: `whsec_${"a".repeat(24)}` },
    "STRIPE_SECRET_KEY",
  ],
])("is refused with %o", (environment, named) => {
  expect(() => requireOwnMachine(readConfig(environment))).toThrow(named);
});

test("is not refused where nothing is set, or only another port, folder and name of this machine", () => {
  requireOwnMachine(readConfig({}));
  requireOwnMachine(readConfig({ PORT: "4000", DATA_DIR: "/tmp/x", SITE_URL: "http://127.0.0.1:4000" }));
});

test("a refusal is one line and exit code 1, and makes no folder", async () => {
  const dataDir = join(await createTestFolder(), "data");
  const run = await runServerProcess({ DATA_DIR: dataDir, SITE_URL: "https://fabula.example" }, entry);
  expect(await run.ended).toBe(1);
  expect(run.output()).toMatch(/^No sample: .+\n$/);
  expect(existsSync(dataDir)).toBe(false);
});

test("an empty database is empty with tables and without, and not with a single account", async () => {
  const { owner } = await createTestDatabase();
  await requireEmpty(owner, "/data");
  await createAccount(owner);
  await expect(requireEmpty(owner, "/data")).rejects.toThrow("/data");
});

test("is refused beside a running server, and over what somebody has begun there; nothing changes", async () => {
  const server = await startServerProcess();
  const owner = new pg.Client({ connectionString: await server.ownerUrl() });
  await owner.connect();
  await owner.query("insert into auth.users (id, email) values (gen_random_uuid(), 'somebody@post.example')");
  await owner.end();
  const beside = await runServerProcess({ DATA_DIR: server.dataDir }, entry);
  expect(await beside.ended).toBe(1);
  expect(beside.output()).toMatch(/^No sample: .+ is in use by process \d+.+\n$/);
  server.kill("SIGTERM");
  await server.ended;
  const before = await readdir(server.dataDir);
  const over = await runServerProcess({ DATA_DIR: server.dataDir }, entry);
  expect(await over.ended).toBe(1);
  expect(over.output()).toMatch(/^No sample: there is data in .+\n$/);
  expect(await readdir(server.dataDir)).toEqual(before);
  const cluster = await startCluster(server.dataDir);
  onTestFinished(() => cluster.stop());
  const now = new pg.Client({ connectionString: cluster.ownerUrl });
  await now.connect();
  expect((await now.query("select email from auth.users")).rows).toEqual([
    { email: "somebody@post.example" },
  ]);
  expect((await now.query("select from sites")).rowCount).toBe(0);
  await now.end();
});

test("who is killed at it leaves a folder that neither the sample nor the server takes for a whole one", async () => {
  const killed = await runServerProcess({}, entry);
  await untilItFills(killed);
  killed.kill("SIGKILL");
  await killed.ended;
  await killed.killDatabase();
  for (const [name, word] of [
    [entry, "No sample"],
    ["main.ts", "Cannot start"],
  ] as const) {
    const next = await runServerProcess({ DATA_DIR: killed.dataDir }, name);
    expect(await next.ended).toBe(1);
    expect(next.output()).toMatch(new RegExp(`^${word}: .+ was not finished: delete that folder.+\n$`));
  }
});

test("who is asked to end says that the year is not whole", async () => {
  const asked = await runServerProcess({}, entry);
  await untilItFills(asked);
  asked.kill("SIGTERM");
  expect(await asked.ended).toBe(1);
  expect(asked.output()).toContain("delete that folder");
  expect(await asked.databaseProcesses()).toEqual([]);
});
