import { existsSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "./start-error.ts";

/** Stands in a data folder for as long as it is filled with the sample: whoever finds it there finds a part of a year. */
const name = "sample-unfinished";

/** Throws `StartError` where filling `directory` with the sample has come to no end. Call it with the folder's lock held. */
export function requireWholeSample(directory: string): void {
  if (!existsSync(join(directory, name))) return;
  throw new StartError(
    `DATA_DIR ${directory} holds a sample that was not finished: delete that folder, and fill it again (npm run sample) or begin empty`,
  );
}

/** Says, before anything is filled in, that `directory` is not whole; gives what takes that back. */
export async function markUnfinished(directory: string): Promise<() => Promise<void>> {
  const path = join(directory, name);
  const file = await open(path, "w");
  // On the disk before the first row is.
  await file.sync();
  await file.close();
  return () => rm(path);
}
