import { createHash, randomUUID } from "node:crypto";
import { chmod, mkdir, readdir, readFile, stat, symlink, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { noLimits } from "../testing/accounts.ts";
import { createAdmin } from "../testing/admin.ts";
import { queryAs } from "../testing/query-as.ts";
import { createPerson, type Person, sendCommand } from "../testing/send-command.ts";
import { createTestFolder } from "../testing/test-folder.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";
import { findDumpTool } from "./find-dump-tool.ts";
import { type BackupOptions, makeBackupJob, makingBackups } from "./make-backup.job.ts";
import { readTar } from "./read-tar.ts";
import { restoreBackup } from "./restore-backup.ts";
import { type TarEntry, writeTar } from "./write-tar.ts";
import { writeWhole } from "./write-whole.ts";

let server: TestServer;
let admin: Person;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await createTestServer({ limits: noLimits, onFinished: (cleanUp) => void cleanUps.push(cleanUp) });
  admin = await createAdmin(server);
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

const ask = (by: Person | undefined = admin) =>
  sendCommand(server, by, "make-backup", { request: randomUUID() });

const list = async () =>
  (await queryAs(server.database, admin, "select list_backups() as backups")).rows[0]?.backups as Record<
    string,
    unknown
  >[];

/** A tool that says it is of this version, and writes `dumped` or fails. */
async function fakeTool(version: string, dumped = "PGDMP all of it", exit = 0): Promise<string> {
  const folder = await createTestFolder();
  const tool = join(folder, "pg_dump");
  await writeFile(
    tool,
    `#!/bin/sh
if [ "$1" = --version ]; then echo "pg_dump (PostgreSQL) ${version}"; exit 0; fi
case "$*" in *"$PGPASSWORD"*) echo "the password is in the arguments" >&2; exit 9;; esac
printf '%s\\n' "$@" > "$0.called"
printf '%s' '${dumped}'
echo "pg_dump: error: it went wrong" >&2
exit ${exit}
`,
  );
  await chmod(tool, 0o755);
  return `${folder}:/usr/bin:/bin`;
}

/** Makes the backup that was asked for, of a database elsewhere, into a folder of its own. */
async function make(options: BackupOptions, dataDir?: string, databaseUrl = inject("ownerUrl")) {
  const { status, body } = await ask();
  expect(status).toBe(200);
  const folder = dataDir ?? (await createTestFolder());
  const config = { ...server.commands.config, dataDir: folder, databaseUrl };
  await makingBackups(options)({ backup: String(body.backup) }, { ...server.commands, config });
  const [newest] = await list();
  return { folder: join(folder, "backups"), newest };
}

test("a dump is kept for this server's user alone, with its sum and the secrets beside it", async () => {
  const dataDir = await createTestFolder();
  await writeFile(join(dataDir, "secret-key"), "sb_secret_one");
  const { folder, newest } = await make({ path: await fakeTool("18.1") }, dataDir);
  const sha256 = createHash("sha256").update("PGDMP all of it").digest("hex");
  expect(newest).toMatchObject({ kind: "dump", bytes: 15, sha256, problem: null });
  const name = String(newest?.file);
  expect((await readdir(folder)).sort()).toEqual(
    ["", ".secrets.tar.gz", ".secrets.tar.gz.sha256", ".sha256"].map((end) => name + end),
  );
  expect(await readFile(join(folder, `${name}.sha256`), "utf8")).toBe(`${sha256}  ${name}\n`);
  for (const file of await readdir(folder)) {
    expect([file, (await stat(join(folder, file))).mode & 0o777]).toEqual([file, 0o600]);
  }
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test.each([
  ["missing", "/nowhere", /There is no pg_dump on this server's PATH.*PostgreSQL 18/],
  ["too old", "15.18 (Debian 15.18-0+deb12u1)", /is of PostgreSQL 15, the database of PostgreSQL 18/],
])("where the tool is %s, it is said and nothing is left", async (_, tool, said) => {
  const path = tool.startsWith("/") ? tool : await fakeTool(tool);
  const { folder, newest } = await make({ path });
  expect(newest).toMatchObject({ file: null, problem: expect.stringMatching(said) });
  expect(await readdir(folder)).toEqual([]);
});

test("a tool that fails half-way leaves nothing, and what it said is told without the password", async () => {
  const { folder, newest } = await make({ path: await fakeTool("18.0", "half", 1) });
  expect(newest).toMatchObject({
    file: null,
    problem: "pg_dump ended with 1: pg_dump: error: it went wrong",
  });
  expect(await readdir(folder)).toEqual([]);
});

test("a password that stands in the address's query is told in the environment, and the rest of it stays as it is", async () => {
  const address = new URL(inject("ownerUrl"));
  const { password } = address;
  address.password = "";
  address.search = `?options=-c%20jit%3Doff&passw%6Frd=${password}&application_name=one`;
  const path = await fakeTool("18.0");
  const { newest } = await make({ path }, undefined, address.href);
  expect(newest).toMatchObject({ problem: null });
  const called = await readFile(join(path.split(":")[0] ?? "", "pg_dump.called"), "utf8");
  expect(called).toContain("?options=-c%20jit%3Doff&application_name=one\n");
});

test("where the disk is full for a sum, or for the secrets beside a dump, nothing is left of it", async () => {
  const full = async function* (folder: string, name: string) {
    // A file of which nothing can be written, whoever the server's user is.
    await symlink("/dev/full", join(folder, `${name}.sha256`));
    yield Buffer.from("all of it");
  };
  const folder = await createTestFolder();
  await expect(writeWhole(folder, "one.dump", full(folder, "one.dump"))).rejects.toThrow("ENOSPC");
  expect(await readdir(folder)).toEqual([]);
  const dataDir = await createTestFolder();
  // Secrets that cannot be read.
  await mkdir(join(dataDir, "secret-key"));
  const made = await make({ path: await fakeTool("18.0") }, dataDir);
  expect(made.newest).toMatchObject({ file: null, problem: expect.stringContaining("EISDIR") });
  expect(await readdir(made.folder)).toEqual([]);
});

test("the disk is asked first", async () => {
  const { folder, newest } = await make({ path: await fakeTool("18.0"), freeOn: async () => 1_000_000 });
  expect(newest?.problem).toMatch(
    /^There is no room: 1 MB are free on the disk, and the backup may need \d+ MB/,
  );
  expect(await readdir(folder)).toEqual([]);
});

test("the newest five are kept, and what a killed server left is removed", async () => {
  const dataDir = await createTestFolder();
  await mkdir(join(dataDir, "backups"));
  await writeFile(join(dataDir, "backups", "fabula-old.dump.unfinished"), "half");
  await server.owner.query("delete from private.backups");
  const path = await fakeTool("18.0");
  const made: string[] = [];
  for (let one = 0; one < 7; one += 1) made.push(String((await make({ path }, dataDir)).newest?.file));
  const names = (await readdir(join(dataDir, "backups"))).filter((name) => name.endsWith(".dump"));
  expect(names.sort()).toEqual(made.slice(2));
  expect((await list()).map(({ file }) => file)).toEqual(made.slice(2).reverse());
  expect((await readdir(join(dataDir, "backups"))).filter((name) => name.startsWith(made[0] ?? ""))).toEqual(
    [],
  );
  expect((await readdir(join(dataDir, "backups"))).some((name) => name.includes("unfinished"))).toBe(false);
});

test("one is made at a time, and what a dead server was making is known to have failed", async () => {
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const begun = answers.find(({ status }) => status === 200)?.body.backup;
  await makeBackupJob.givenUp?.({ backup: String(begun) }, server.commands);
  expect((await list())[0]).toMatchObject({ id: begun, problem: expect.stringContaining("ended before") });
  expect((await ask()).status).toBe(200);
  await server.owner.query("delete from private.backups where ended_at is null");
});

test("to nobody else there is any of it, and nothing is made", async () => {
  const [customer, suspended] = [await createPerson(server), await createAdmin(server)];
  await server.owner.query("update auth.users set banned_until = 'infinity' where id = $1", [suspended.id]);
  const count = async () => (await server.owner.query("select count(*) from private.backups")).rows;
  const before = await count();
  for (const [person, status] of [
    [undefined, 401],
    [customer, 404],
    [suspended, 401],
  ] as const) {
    expect((await sendCommand(server, person, "make-backup", { request: randomUUID() })).status).toBe(status);
  }
  expect(await count()).toEqual(before);
  for (const reading of ["list_backups()", "newest_backup()"]) {
    for (const caller of [customer, "anon"] as const) {
      await expect(queryAs(server.database, caller, `select ${reading}`)).rejects.toThrow(
        /Only an administrator|permission denied/,
      );
    }
  }
  for (const caller of [customer, admin, "anon", "service_role"] as const) {
    await expect(queryAs(server.database, caller, "select * from private.backups")).rejects.toThrow(
      "permission denied",
    );
  }
});

test("the version of the tool on PATH is read, and none is none", async () => {
  expect(await findDumpTool(await fakeTool("17.2 (Homebrew)"))).toBe(17);
  expect(await findDumpTool("/nowhere")).toBeNull();
});

async function archive(entries: TarEntry[]): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeTar(
    (async function* () {
      yield* entries;
    })(),
  )) {
    chunks.push(Buffer.from(chunk));
  }
  const file = join(await createTestFolder(), "a.tar.gz");
  await writeFile(file, gzipSync(Buffer.concat(chunks)));
  return file;
}

const said = (name: string, text: string, bytes = text.length): TarEntry => ({
  name,
  kind: "file",
  bytes,
  chunks: [Buffer.from(text)],
});

const whole: TarEntry[] = [
  { name: "cluster", kind: "folder" },
  { name: "cluster/global", kind: "folder" },
  said("cluster/PG_VERSION", "18\n"),
  said("cluster/shrunk", "abc", 5),
  said("cluster/grown", "abcdef", 3),
  said("cluster/global/pg_control", "x".repeat(513)),
  said("password", "word"),
  said("cluster/backup_label", "START"),
];

test("what is put back has the bytes that were said, and no others", async () => {
  const dataDir = join(await createTestFolder(), "data");
  await restoreBackup(await archive(whole), dataDir);
  const read = (name: string) => readFile(join(dataDir, name), "latin1");
  expect(await read("cluster/shrunk")).toBe("abc\0\0");
  expect(await read("cluster/grown")).toBe("abc");
  expect(await read("cluster/global/pg_control")).toHaveLength(513);
  expect(await read("password")).toBe("word");
  expect((await stat(join(dataDir, "password"))).mode & 0o777).toBe(0o600);
});

test.each<[string, TarEntry[], RegExp]>([
  ["without its end", whole.slice(0, -1), /no whole database/],
  ["with a way out", [...whole, said("cluster/../../evil", "x")], /which no backup/],
  ["with an absolute path", [...whole, said("/etc/evil", "x")], /which no backup/],
  ["with another file", [...whole, said("server.json", "x")], /which no backup/],
])("an archive %s is not restored, and the folder stays empty", async (_, entries, why) => {
  const dataDir = join(await createTestFolder(), "data");
  await expect(restoreBackup(await archive(entries), dataDir)).rejects.toThrow(why);
  expect((await readdir(dataDir)).filter((name) => !name.startsWith("server."))).toEqual([]);
});

test("an archive that is cut off, another's, or not as it was written is not restored, nor one into a folder with data", async () => {
  const dataDir = join(await createTestFolder(), "data");
  const file = await archive(whole);
  await writeFile(`${file}.sha256`, `${"0".repeat(64)}  a.tar.gz\n`);
  await expect(restoreBackup(file, dataDir)).rejects.toThrow("SHA-256");
  const cut = await archive(whole);
  await truncate(cut, (await stat(cut)).size - 20);
  await expect(restoreBackup(cut, dataDir)).rejects.toThrow("its end is missing");
  const other = join(await createTestFolder(), "other.tar.gz");
  await writeFile(other, "This is a letter.");
  await expect(restoreBackup(other, dataDir)).rejects.toThrow("it is no archive");
  await expect(restoreBackup(join(dataDir, "nothing"), dataDir)).rejects.toThrow("there is no backup");
  await writeFile(join(dataDir, "password"), "of somebody");
  await expect(restoreBackup(await archive(whole), dataDir)).rejects.toThrow(
    "is not empty (it has password)",
  );
  expect(await readFile(join(dataDir, "password"), "utf8")).toBe("of somebody");
});

test("an archive is read wherever its chunks end", async () => {
  const bytes: number[] = [];
  for await (const chunk of writeTar(
    (async function* () {
      yield* whole;
    })(),
  )) {
    bytes.push(...chunk);
  }
  const names: string[] = [];
  async function* crumbs() {
    for (let at = 0; at < bytes.length; at += 7) yield Uint8Array.from(bytes.slice(at, at + 7));
  }
  for await (const { name } of readTar(crumbs())) names.push(name);
  expect(names).toEqual(whole.map(({ name }) => name));
});
