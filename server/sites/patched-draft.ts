import type { Patch } from "../../contract/patch.ts";
import { applyPatch, PatchError, type PatchStep } from "../../engine/document/apply-patch.ts";
import { CommandError } from "../api/command-error.ts";

/** Items of lists that a patch may copy, some 150 ms of work at worst: 2,000 rows at the end of a long list are half of it. */
const mostCopied = 4_000_000;

/** A draft's document with a change. Throws `CommandError` where the change leads nowhere. */
export function patchedDraft(document: unknown, patch: Patch | readonly PatchStep[]): unknown {
  try {
    return applyPatch(document, patch, mostCopied);
  } catch (error) {
    if (error instanceof PatchError) {
      throw new CommandError("document_refused", { message: error.message, cause: error });
    }
    throw error;
  }
}
