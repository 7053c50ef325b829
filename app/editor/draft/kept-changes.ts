import type { Patch } from "../../../contract/patch.ts";
import { inTable } from "./browser-database.ts";
import type { Draft, KeptChanges } from "./draft-store.ts";

const keyOf = (site: string) => `fabula.draft.1.${site}`;

/** What was changed on this machine and not saved yet, with what it was made to; nothing where that is damaged. */
export async function keptChanges(site: string): Promise<KeptChanges> {
  const pending = readPending(site);
  if (pending.length === 0) return { pending };
  const ground = await inTable<Draft | undefined>("grounds", "readonly", (table) => table.get(site)).catch(
    () => undefined,
  );
  return { pending, ground };
}

function readPending(site: string): Patch | [] {
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

/**
 * Keeps what is not saved of a site until it is, and once for each revision what it was made to. Where the browser keeps
 * nothing, the page goes on without.
 */
export function changesKeeper(site: string): (pending: Patch | [], ground: Draft) => void {
  let known: number | undefined;
  return (pending, ground) => {
    try {
      if (pending.length === 0) localStorage.removeItem(keyOf(site));
      else localStorage.setItem(keyOf(site), JSON.stringify(pending));
    } catch {
      // what is typed is sent all the same
    }
    if (pending.length === 0 || known === ground.revision) return;
    known = ground.revision;
    inTable("grounds", "readwrite", (table) => table.put(ground, site)).catch(() => {
      known = undefined;
    });
  };
}
