import type { Patch } from "../../contract/patch.ts";
import { applyPatch, PatchError, type PatchStep } from "../../engine/document/apply-patch.ts";
import { CommandError } from "../api/command-error.ts";

/** A draft's document with a change. Throws `CommandError` where the change leads nowhere. */
export function patchedDraft(document: unknown, patch: Patch | readonly PatchStep[]): unknown {
  try {
    return applyPatch(document, patch);
  } catch (error) {
    if (error instanceof PatchError) {
      throw new CommandError("document_refused", { message: error.message, cause: error });
    }
    throw error;
  }
}
