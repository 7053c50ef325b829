import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { lockDataDirectory } from "../lifecycle/lock-data-directory.ts";
import { prepareDataDirectory } from "../lifecycle/prepare-data-directory.ts";
import { StartError } from "../lifecycle/start-error.ts";
import { folderName } from "./backup-folder.ts";
import { BrokenArchive, type ReadEntry, readTar } from "./read-tar.ts";
import { secretFiles } from "./secret-files.ts";

/** Where it is unpacked; what has begun and not ended is thrown away by the next one. */
const unpacking = ".restoring";

/** What a folder may hold into which a backup is put: nothing of a database's. */
const harmless = [folderName, "server.lock", "server.json", unpacking, "lost+found"];

/** What an archive must have: the last of it comes last, so what has it came whole. */
const needed = ["cluster/PG_VERSION", "cluster/global/pg_control", "cluster/backup_label"];

/**
 * Puts the backup in `file` (`.tar.gz`) into the empty folder `dataDir`, from which the product then starts. Throws `StartError` for
 * what the reader of the console can set right; the folder is as it was then.
 */
export async function restoreBackup(file: string, dataDir: string): Promise<void> {
  await prepareDataDirectory(dataDir);
  const there = (await readdir(dataDir)).filter((name) => !harmless.includes(name));
  if (there.length > 0) {
    throw new StartError(
      `DATA_DIR ${dataDir} is not empty (it has ${there[0]}): name an empty one, or move what is there away first`,
    );
  }
  const unlock = await lockDataDirectory(dataDir);
  const target = join(dataDir, unpacking);
  try {
    await checkSum(file);
    await rm(target, { recursive: true, force: true });
    await mkdir(target, { mode: 0o700 });
    await unpack(file, target);
    for (const name of await readdir(target)) {
      if (name !== "cluster") await rename(join(target, name), join(dataDir, name));
    }
    await rename(join(target, "cluster"), join(dataDir, "cluster"));
  } catch (error) {
    throw explained(error, file);
  } finally {
    await rm(target, { recursive: true, force: true });
    unlock();
  }
}

/** Compares with the sum beside it, where there is one. */
async function checkSum(file: string): Promise<void> {
  const said = await readFile(`${file}.sha256`, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  if (said === undefined) return;
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  if (said.slice(0, 64) !== hash.digest("hex")) {
    throw new BrokenArchive("it is not as it was written: its SHA-256 is another");
  }
}

async function unpack(file: string, target: string): Promise<void> {
  const source = createReadStream(file);
  const bytes = createGunzip();
  source.on("error", (error) => bytes.destroy(error));
  const missing = new Set(needed);
  try {
    for await (const entry of readTar(source.pipe(bytes))) {
      await write(entry, target);
      missing.delete(entry.name);
    }
  } finally {
    source.destroy();
  }
  if (missing.size > 0) throw new BrokenArchive("there is no whole database in it");
}

async function write({ name, kind, chunks }: ReadEntry, target: string): Promise<void> {
  const isOfDatabase = name === "cluster" || /^cluster(\/[\w.-]+)+$/.test(name);
  const isOurs = isOfDatabase ? !name.split("/").includes("..") : secretFiles.some((one) => one === name);
  if (!isOurs) throw new BrokenArchive(`it holds ${name}, which no backup of this server has`);
  const path = join(target, name);
  if (kind === "folder") {
    await mkdir(path, { mode: 0o700 });
    return;
  }
  const written = await open(path, "wx", 0o600);
  try {
    for await (const chunk of chunks) {
      for (let at = 0; at < chunk.length; ) at += (await written.write(chunk, at)).bytesWritten;
    }
    await written.sync();
  } finally {
    await written.close();
  }
}

function explained(error: unknown, file: string): unknown {
  const { code = "", message } = error as NodeJS.ErrnoException;
  if (code === "ENOENT" && !message.includes(unpacking))
    return new StartError(`there is no backup at ${file}`);
  if (error instanceof BrokenArchive || code.startsWith("Z_")) {
    const why =
      code === "Z_BUF_ERROR" ? "its end is missing" : code === "Z_DATA_ERROR" ? "it is no archive" : message;
    return new StartError(`${basename(file)} cannot be restored: ${why}`);
  }
  return error;
}
