import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Those of `names` that this machine has no program of. */
export function missingPrograms(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return names.filter((name) => !folders.some((folder) => isProgram(join(folder, name))));
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
