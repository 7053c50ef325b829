import { randomUUID } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createSecretToken } from "../auth/link/secret-token.ts";
import { StartError } from "./start-error.ts";

/**
 * A secret of this server's own, kept in the file `name` of `directory`, for its user alone; made at the first call, and
 * begun with `prefix`. Servers that share the folder get the same one, also when they start at once. Throws `StartError`
 * when the file holds none.
 */
export async function loadSecret(directory: string, name: string, prefix = ""): Promise<string> {
  const file = join(directory, name);
  const secret = (await readIfThere(file)) ?? (await makeSecret(file, prefix));
  if (secret.length < 20)
    throw new StartError(`${file} holds no key: delete it to get a new one, or restore it`);
  return secret;
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, "utf8")).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

async function makeSecret(file: string, prefix: string): Promise<string> {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, `${prefix}${createSecretToken()}\n`, { mode: 0o600 });
  try {
    await link(unfinished, file); // all of it or nothing, and only if nobody was first
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await rm(unfinished);
  }
  return (await readFile(file, "utf8")).trim();
}
