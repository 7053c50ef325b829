import type { Patch } from "../../../../contract/patch.ts";

const keyOf = (site: string) => `fabula.draft.1.${site}`;

/** What was changed on this machine and not saved yet; nothing where that is damaged. */
export function keptChanges(site: string): Patch | [] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(keyOf(site)) ?? "[]");
    return Array.isArray(read) && read.every(isStep) ? (read as Patch | []) : [];
  } catch {
    return [];
  }
}

/** As far as a browser need know: what does not fit the document finds no place there, and the server checks the rest. */
function isStep(step: unknown): boolean {
  const { op, path } = (step ?? {}) as { op?: unknown; path?: unknown };
  return typeof op === "string" && Array.isArray(path);
}

/** Keeps it until it is saved. Where the browser keeps nothing, the page goes on without. */
export function keepChanges(site: string, pending: Patch | []): void {
  try {
    if (pending.length === 0) localStorage.removeItem(keyOf(site));
    else localStorage.setItem(keyOf(site), JSON.stringify(pending));
  } catch {
    // what is typed is sent all the same
  }
}
