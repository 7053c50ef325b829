import { inTable } from "./browser-database.ts";

/** The acts of a draft among all that this browser keeps: each stands under its draft and its number. */
export function actsOf(draft: string): IDBKeyRange {
  return IDBKeyRange.bound([draft], [draft, []]);
}

/** Forgets what was done to a draft that is no more. */
export async function forgetHistory(draft: string): Promise<void> {
  await inTable("acts", "readwrite", (table) => table.delete(actsOf(draft)));
}
