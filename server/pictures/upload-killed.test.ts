import { randomUUID } from "node:crypto";
import { readdir, readFile, readlink } from "node:fs/promises";
import { expect, test } from "vitest";
import { askProcess } from "../testing/ask-process.ts";
import { drawPicture, uploadFile, whenMade } from "../testing/pictures.ts";
import { createPerson } from "../testing/send-command.ts";
import { startServerProcess } from "../testing/server-process.ts";
import { createTestFolder } from "../testing/test-folder.ts";

/** Files without a name that the process holds open and that were made in `folder`. */
async function unnamedFiles(pid: number, folder: string): Promise<string[]> {
  const open = await readdir(`/proc/${pid}/fd`);
  const targets = await Promise.all(open.map((fd) => readlink(`/proc/${pid}/fd/${fd}`).catch(() => "")));
  return targets.filter((target) => target.startsWith(`${folder}/`) && target.endsWith(" (deleted)"));
}

/** Living processes that do `task` with a picture for the server `parent`. */
async function workersOf(parent: number, task: string): Promise<number[]> {
  const found: number[] = [];
  for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
    const [stat, command] = await Promise.all(
      ["stat", "cmdline"].map((file) => readFile(`/proc/${pid}/${file}`, "utf8").catch(() => "")),
    );
    const isOwn = Number(stat?.split(") ")[1]?.split(" ")[1]) === parent;
    if (isOwn && command?.includes("picture-worker") && command.includes(`"name":"${task}"`)) {
      found.push(Number(pid));
    }
  }
  return found;
}

async function isAlive(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return stat !== "" && stat.split(") ")[1]?.[0] !== "Z";
}

test("a server killed while pictures come in, are read and are kept leaves nothing half, and what it had acknowledged is made after the next start", async () => {
  const folder = await createTestFolder();
  const first = await startServerProcess({ TMPDIR: folder });
  const before = await askProcess(first);
  const person = await createPerson(before);
  const file = await drawPicture(1_200).jpeg().toBuffer();
  const lost = () => "lost";

  const acknowledged = await uploadFile(before, person, file);
  expect(acknowledged.status).toBe(200);

  const kept = randomUUID();
  const holder = await before.owner.connect();
  await holder.query("begin");
  await holder.query("insert into pictures (id, file_name) values ($1, 'held')", [kept]);
  const keeping = uploadFile(before, person, file, { id: kept }).catch(lost);
  const held = async () => {
    const { rows } = await before.owner.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into "pictures"%'`,
    );
    return rows.length;
  };
  await expect.poll(held, { timeout: 20_000 }).toBe(1);

  const coming = randomUUID();
  const half = new ReadableStream({
    start: (controller) => controller.enqueue(file.subarray(0, file.length / 2)),
  });
  const arriving = uploadFile(before, person, half, { id: coming }).catch(lost);
  await expect.poll(async () => (await unnamedFiles(first.pid, folder)).length).toBe(2);

  const read = randomUUID();
  const reading = uploadFile(before, person, file, { id: read }).catch(lost);
  const workers: number[] = [];
  // Held as soon as it is seen: it is done in a moment.
  const holdReading = async () => workers.push(...(await workersOf(first.pid, "read")).filter(hold));
  await expect.poll(holdReading, { interval: 1 }).toBe(1);
  workers.push(...(await workersOf(first.pid, "encode")).filter(hold));

  first.kill("SIGKILL");
  await first.ended;
  for (const pid of workers) process.kill(pid, "SIGCONT");
  expect(await Promise.all([keeping, arriving, reading])).toEqual(["lost", "lost", "lost"]);
  for (const pid of workers) await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
  expect(await readdir(folder)).toEqual([]);
  await holder.query("rollback");
  holder.release();

  const second = await startServerProcess({ DATA_DIR: first.dataDir, TMPDIR: folder });
  const after = await askProcess(second);
  const pictures = async () =>
    (
      await after.owner.query(
        `select pictures.id, (select count(*)::int from private.picture_masters where picture = pictures.id) as masters
         from pictures`,
      )
    ).rows;
  expect(await pictures()).toEqual([{ id: acknowledged.id, masters: 1 }]);
  await whenMade(after, acknowledged.id);
  for (const id of [kept, coming, read]) {
    expect(await uploadFile(after, person, file, { id })).toMatchObject({ status: 200 });
  }
  expect(await pictures()).toEqual(
    expect.arrayContaining([kept, coming, read].map((id) => ({ id, masters: 1 }))),
  );
  const { rows } = await after.owner.query(
    "select from private.picture_masters where not exists (select from private.blobs where sha256 = picture_masters.sha256)",
  );
  expect(rows).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
}, 120_000);

/** Whether the process `pid` is held now; one that has done its work meanwhile cannot be. */
function hold(pid: number): boolean {
  try {
    return process.kill(pid, "SIGSTOP");
  } catch {
    return false;
  }
}
