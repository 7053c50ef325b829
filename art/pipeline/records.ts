import { existsSync, readFileSync } from "node:fs";
import { holdLock } from "../../scripts/steps/hold-lock.mjs";
import type { Records } from "./picture-record.ts";
import type { PictureSpec } from "./picture-spec.ts";
import { cacheFolder, manifestFile, recordsFile } from "./places.ts";
import { readSpecs } from "./read-specs.ts";
import { writeAtomically } from "./write-atomically.ts";
import { manifest } from "./write-manifest.ts";

/** What of a spec changes only the files, not the picture. */
export function encodingOf({ widths, og }: PictureSpec): string {
  return og ? `${widths} og` : `${widths}`;
}

export function readRecords(set: string): Records {
  return existsSync(recordsFile(set)) ? JSON.parse(readFileSync(recordsFile(set), "utf8")) : {};
}

/**
 * Changes a set's records and writes its manifest anew. Records and list are read when it is our turn: several runs at
 * once, with the list being edited meanwhile, lose nothing of each other.
 */
export async function changeRecords(
  set: string,
  change: (records: Records, specs: readonly PictureSpec[]) => void,
): Promise<void> {
  await holdLock(`${cacheFolder}/${set}.lock`, async () => {
    const specs = await readSpecs(set);
    const records = readRecords(set);
    change(records, specs);
    const sorted = Object.fromEntries(Object.entries(records).sort(([a], [b]) => (a < b ? -1 : 1)));
    writeAtomically(recordsFile(set), `${JSON.stringify(sorted, null, 2)}\n`);
    writeAtomically(manifestFile(set), manifest(set, specs, records));
  });
}
