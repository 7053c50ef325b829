import { execFileSync } from "node:child_process";
import { chmod, mkdir, readdir, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { createDataDirectory } from "../testing/data-directory.ts";
import { createTestFolder } from "../testing/test-folder.ts";
import { findPostgresBinaries, postgresMajor } from "./binaries.ts";
import { findProcesses } from "./cluster/find-processes.ts";
import { rotateLog } from "./cluster/rotate-log.ts";
import { type Cluster, startCluster } from "./cluster.ts";

async function start(directory: string): Promise<Cluster> {
  const cluster = await startCluster(directory);
  onTestFinished(() => cluster.stop());
  return cluster;
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

test("the version that the data directory is checked for is the one of the programs", async () => {
  const { postgres } = await findPostgresBinaries();
  const version = execFileSync(postgres, ["--version"], { encoding: "utf8" });
  expect(version).toMatch(new RegExp(`\\) ${postgresMajor}\\.`));
});

test("a stopped cluster keeps its rows and leaves no process", async () => {
  const directory = await createDataDirectory();
  const first = await start(directory);
  await query(first.ownerUrl, "create table kept as select 'value' as name");
  await first.stop();
  expect(await findProcesses(join(directory, "cluster"))).toEqual([]);
  const second = await start(directory);
  expect(await query(second.ownerUrl, "select name from kept")).toEqual([{ name: "value" }]);
});

test("what an unfinished first start left behind is removed, and the password is the finished one's", async () => {
  const directory = await createTestFolder();
  await mkdir(join(directory, "cluster.new-1"));
  await writeFile(join(directory, "cluster.new-1/PG_VERSION"), "18\n");
  await writeFile(join(directory, "cluster.new-1.password"), "old");
  await writeFile(join(directory, "password"), "old");
  const cluster = await start(directory);
  expect(await query(cluster.ownerUrl, "select 1 as one")).toEqual([{ one: 1 }]);
  expect((await readdir(directory)).filter((name) => name.startsWith("cluster."))).toEqual([]);
});

test("a statement that fails leaves none of its words in the log", async () => {
  const directory = await createDataDirectory();
  const cluster = await start(directory);
  await expect(query(cluster.ownerUrl, "select 'somebody@example.com'::int")).rejects.toThrow("somebody");
  const log = execFileSync("cat", [join(directory, "postgres.log")], { encoding: "utf8" });
  expect(log).toContain("ready to accept connections");
  expect(log).not.toContain("somebody");
});

test("a log over 1 MB is moved aside while it stays the file that is written to", async () => {
  const file = join(await createTestFolder(), "postgres.log");
  await writeFile(file, "a".repeat(1024 * 1024 + 1));
  const { ino } = await stat(file);
  await rotateLog(file);
  expect(await stat(file)).toMatchObject({ ino, size: 0 });
  expect((await stat(`${file}.1`)).size).toBe(1024 * 1024 + 1);
});

test.skipIf(process.getuid?.() !== 0)(
  "as root, a copy that belongs to root is given to PostgreSQL's user",
  async () => {
    const directory = await createDataDirectory();
    const files = join(directory, "cluster");
    await (await start(directory)).stop();
    execFileSync("chown", ["-R", "0:0", files]);
    await chmod(files, 0o755);
    const cluster = await start(directory);
    expect(await query(cluster.ownerUrl, "select 1 as one")).toEqual([{ one: 1 }]);
    expect((await stat(files)).uid).not.toBe(0);
  },
);

test.skipIf(process.getuid?.() !== 0)(
  "as root, a data directory below a private folder works all the same",
  async () => {
    const directory = await createDataDirectory();
    await chmod(dirname(directory), 0o700);
    const cluster = await start(directory);
    expect(await query(cluster.ownerUrl, "select 1 as one")).toEqual([{ one: 1 }]);
  },
);
