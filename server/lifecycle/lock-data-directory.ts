import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { StartError } from "./start-error.ts";

const holderSchema = z.object({ pid: z.int().positive(), since: z.iso.datetime() });
type Holder = z.infer<typeof holderSchema>;

const busy = 5; // SQLITE_BUSY, https://sqlite.org/rescode.html#busy

/**
 * Takes `directory` for this process; gives a function that lets it go. The lock is SQLite's on an empty file, which is
 * the operating system's own: it is one process's at a time, and gone when that process is, however it ended.
 * Throws `StartError` that names the process that holds it.
 */
export async function lockDataDirectory(directory: string): Promise<() => void> {
  const lock = new DatabaseSync(join(directory, "server.lock"));
  const holderFile = join(directory, "server.json");
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== busy) throw error;
    const holder = await readHolder(holderFile);
    throw new StartError(
      `DATA_DIR ${directory} is in use by ${holder ? nameHolder(holder) : "another server that is just starting"}`,
    );
  }
  const holder: Holder = { pid: process.pid, since: new Date().toISOString() };
  await writeFile(`${holderFile}.new`, JSON.stringify(holder));
  await rename(`${holderFile}.new`, holderFile);
  return () => lock.close();
}

// The file may still speak of the holder before this one, or not be written yet.
async function readHolder(file: string): Promise<Holder | undefined> {
  for (let tries = 0; tries < 20; tries += 1) {
    const text = await readFile(file, "utf8").catch(() => "");
    const holder = text === "" ? undefined : holderSchema.safeParse(JSON.parse(text)).data;
    if (holder && isAlive(holder.pid)) return holder;
    await wait(50);
  }
  return undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function nameHolder({ pid, since }: Holder): string {
  return `process ${pid}, running since ${new Date(since).toLocaleString("sv-SE")}`;
}
