import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { changeInTable, inTable } from "../draft/browser-database.ts";
import { forgetHistory } from "../draft/forget-history.ts";
import { forgetPicturesOf } from "./picture-store.ts";

/** What a visitor has made of a design on this machine. */
export type KeptDraft = { document: SiteDocument; revision: number; at: string };

/** The draft of `design` that this browser keeps; undefined where there is none, or it keeps nothing. */
export async function readKeptDraft(design: string): Promise<KeptDraft | undefined> {
  return inTable<KeptDraft | undefined>("drafts", "readonly", (table) => table.get(design)).catch(
    () => undefined,
  );
}

/** All drafts that this browser keeps, by their design, the last that was worked on first. */
export async function listKeptDrafts(): Promise<readonly { design: string; draft: KeptDraft }[]> {
  try {
    const [designs, drafts] = await Promise.all([
      inTable("drafts", "readonly", (table) => table.getAllKeys()),
      inTable("drafts", "readonly", (table) => table.getAll()),
    ]);
    return designs
      .map((design, index) => ({ design: String(design), draft: drafts[index] as KeptDraft }))
      .sort((one, other) => other.draft.at.localeCompare(one.draft.at));
  } catch {
    return [];
  }
}

/**
 * Keeps it in place of the revision `from`; begins before the next frame is drawn. Gives false, and keeps nothing, where another
 * window has kept another meanwhile. Throws where the browser keeps nothing.
 */
export async function keepDraft(design: string, draft: KeptDraft, from: number): Promise<boolean> {
  return changeInTable<KeptDraft>("drafts", design, (kept) =>
    kept === undefined || kept.revision === from ? draft : undefined,
  );
}

/** How the draft of `design` is called among all that this browser keeps. */
export function madeDraftName(design: string): string {
  return `make ${design}`;
}

export async function forgetDraft(design: string): Promise<void> {
  await inTable("drafts", "readwrite", (table) => table.delete(design));
  await forgetHistory(madeDraftName(design));
  await forgetPicturesOf(design);
}
