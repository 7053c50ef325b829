import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { signIn } from "../testing/accounts.ts";
import { createAdmin } from "../testing/admin.ts";
import { askExactly } from "../testing/ask-exactly.ts";
import { askProcess } from "../testing/ask-process.ts";
import { invoiceFor } from "../testing/billing.ts";
import { makePublishable, publish } from "../testing/publishing.ts";
import { createPerson, type Person, sendCommand } from "../testing/send-command.ts";
import { type ServerProcess, startServerProcess } from "../testing/server-process.ts";
import { createSite, newSubdomain } from "../testing/sites.ts";
import { createTestFolder } from "../testing/test-folder.ts";
import type { AskedServer } from "../testing/test-server.ts";

/** Asks for a backup and waits for its end; gives its row. */
async function backUp(server: AskedServer, admin: Person) {
  const { status, body } = await sendCommand(server, admin, "make-backup", { request: randomUUID() });
  expect(status).toBe(200);
  const read = async () =>
    (await server.owner.query("select * from private.backups where id = $1", [body.backup])).rows[0];
  await expect.poll(async () => (await read()).ended_at, { timeout: 60_000 }).not.toBeNull();
  return read();
}

/** `npm run restore -- file`, as a process of its own; gives its exit code and what it said. */
async function restore(file: string, dataDir: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "restore.ts"), file], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
    });
  }
  const [code] = await once(child, "close");
  return { code, output };
}

const visit = (server: ServerProcess, subdomain: string) =>
  askExactly(`${server.url}/`, { host: `${subdomain}.localhost:${server.port}`, "user-agent": "Browser 1" });

test("a backup that was made while writes went on is put into another folder, and the product goes on there", async () => {
  const first = await startServerProcess();
  const before = await askProcess(first);
  const [admin, customer] = [await createAdmin(before), await createPerson(before)];
  const subdomain = newSubdomain();
  const site = await createSite(before, customer, { subdomain });
  const revision = await makePublishable(before, customer, site);
  expect((await publish(before, customer, site, revision)).state).toBe("done");
  const page = await visit(first, subdomain);
  expect(page.status).toBe(200);
  const issue = () => sendCommand(before, admin, "issue-invoice", invoiceFor(customer.email));
  expect((await issue()).status).toBe(200);
  // What packs no better takes its time, so that writes go on meanwhile.
  await before.owner.query(
    `insert into private.blobs (sha256, encoding, bytes)
     select sha256(bytes), 'identity', bytes from (
       select (select string_agg(sha256((at * 10000 + piece)::text::bytea), ''::bytea) from generate_series(1, 6000) as piece)
         as bytes from generate_series(1, 150) as at
     ) as made`,
  );
  const all = async ({ owner }: AskedServer) =>
    (await owner.query("select sequence from public.invoices order by sequence")).rows.map(
      (row) => row.sequence,
    );
  const issuedBefore = (await all(before)).length;
  let isOver = false;
  const writer = async () => {
    while (!isOver) expect((await issue()).status).toBe(200);
  };
  const writing = writer();
  const made = await backUp(before, admin);
  const atEnd = (await all(before)).length;
  isOver = true;
  await writing;
  expect(made).toMatchObject({ kind: "files", problem: null });
  expect(atEnd).toBeGreaterThan(issuedBefore);
  const folder = join(first.dataDir, "backups");
  const file = join(folder, made.file);
  const { size, mode } = await stat(file);
  expect([size, mode & 0o777]).toEqual([Number(made.bytes), 0o600]);
  const said = await readFile(`${file}.sha256`, "utf8");
  expect(said).toBe(`${made.sha256.toString("hex")}  ${made.file}\n`);
  expect((await readdir(folder)).sort()).toEqual([made.file, `${made.file}.sha256`]);

  // Into a folder with data it is not put, and nothing there changes.
  const refused = await restore(file, first.dataDir);
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining("is not empty")]);

  const dataDir = join(await createTestFolder(), "data");
  const restored = await restore(file, dataDir);
  expect([restored.output, restored.code]).toEqual([expect.stringContaining("Restored into"), 0]);
  const second = await startServerProcess({ DATA_DIR: dataDir });
  const after = await askProcess(second);
  // The same site, byte by byte; but for its own address, which has the port in it.
  const again = await visit(second, subdomain);
  expect(again.status).toBe(200);
  expect(again.text).toBe(page.text);
  expect(after.secretKey).toBe(before.secretKey);
  expect((await signIn(after, customer)).session.user.id).toBe(customer.id);
  // Whatever was acknowledged before it began is there, what came while it was made up to one moment, nothing twice or torn.
  const kept = await all(after);
  expect(kept.length).toBeGreaterThanOrEqual(issuedBefore);
  expect(kept).toEqual(kept.map((_, at) => at + 1));
  const { rows: sums } = await after.owner.query(
    `select (select count(*)::int from (
         select transaction from private.ledger_entries group by transaction having sum(amount_cents) <> 0
       ) as torn) as torn,
       (select sum(amount_cents)::text from private.ledger_entries where account = 'receivable') as receivable,
       (select sum(open_cents)::text from public.invoices) as open,
       (select count(*)::int from private.blobs where sha256 <> sha256(bytes) and encoding = 'identity') as broken`,
  );
  expect(sums).toEqual([{ torn: 0, receivable: sums[0].open, open: sums[0].open, broken: 0 }]);
  const migrations = async ({ owner }: AskedServer) =>
    (await owner.query("select * from supabase_migrations.schema_migrations order by 1")).rows;
  expect(await migrations(after)).toEqual(await migrations(before));
  // It goes on: the next invoice has the next number, and the next backup is made.
  const next = await sendCommand(
    after,
    { token: (await signIn(after, admin)).session.access_token },
    "issue-invoice",
    invoiceFor(customer.email),
  );
  expect(next.status).toBe(200);
  expect(await all(after)).toHaveLength(kept.length + 1);
}, 120_000);

test("a server that is killed at it leaves nothing that looks whole, and the next backup is made", async () => {
  const first = await startServerProcess();
  const before = await askProcess(first);
  const admin = await createAdmin(before);
  await before.owner.query(
    `insert into private.blobs (sha256, encoding, bytes)
     select sha256(bytes), 'identity', bytes from (
       select (select string_agg(sha256((at * 10000 + piece)::text::bytea), ''::bytea) from generate_series(1, 6000) as piece)
         as bytes from generate_series(1, 300) as at
     ) as made`,
  );
  const { body } = await sendCommand(before, admin, "make-backup", { request: randomUUID() });
  const folder = join(first.dataDir, "backups");
  await expect
    .poll(async () => (await readdir(folder).catch(() => [])).length, { timeout: 30_000, interval: 5 })
    .toBe(1);
  first.kill("SIGKILL");
  await first.ended;
  expect(await readdir(folder)).toEqual([expect.stringMatching(/\.unfinished$/)]);
  const second = await startServerProcess({ DATA_DIR: first.dataDir, PORT: String(first.port) });
  const after = await askProcess(second);
  const read = async () =>
    (await after.owner.query("select problem from private.backups where id = $1", [body.backup])).rows[0];
  await expect
    .poll(async () => (await read()).problem, { timeout: 90_000, interval: 200 })
    .toContain("The server ended before the backup was whole");
  const made = await backUp(after, admin);
  expect(await readdir(folder)).toEqual([made.file, `${made.file}.sha256`]);
  const { rows } = await after.owner.query("select slot_name from pg_replication_slots");
  expect(rows).toEqual([]);
}, 120_000);
