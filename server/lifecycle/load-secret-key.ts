import { randomBytes, randomUUID } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "./start-error.ts";

/**
 * The key that opens the administrative calls, kept in `secret-key` of `directory`; made at the first call. Servers that
 * share the folder get the same one, also when they start at once. Throws `StartError` when the file holds no key.
 */
export async function loadSecretKey(directory: string): Promise<string> {
  const file = join(directory, "secret-key");
  const key = (await readIfThere(file)) ?? (await makeKey(file));
  if (key.length < 20)
    throw new StartError(`${file} holds no key: delete it to get a new one, or restore it`);
  return key;
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, "utf8")).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

async function makeKey(file: string): Promise<string> {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, `sb_secret_${randomBytes(32).toString("base64url")}\n`, { mode: 0o600 });
  try {
    await link(unfinished, file); // all of it or nothing, and only if nobody was first
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await rm(unfinished);
  }
  return (await readFile(file, "utf8")).trim();
}
