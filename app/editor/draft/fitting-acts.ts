import type { Patch } from "../../../contract/patch.ts";
import { applyPatch, PatchError } from "../../../engine/document/apply-patch.ts";
import { isSame } from "../../../engine/document/is-same.ts";
import type { StoredAct } from "./history.ts";

/** Acts as they are kept: from the first to the last that is done, and what was undone, the next first. */
export type KeptActs = { done: readonly StoredAct[]; undone: readonly StoredAct[] };

/**
 * Of acts that were kept, those that lead from `document` back and forth again, every field as it was: as far as they hang
 * together from the draft as it is now. Where somebody has changed it meanwhile at the place of the last, there are none.
 */
export function fittingActs(document: unknown, { done, undone }: KeptActs): KeptActs {
  return {
    done: asFarAsTheyFit(document, done.toReversed(), "back").toReversed(),
    undone: asFarAsTheyFit(document, undone, "forward"),
  };
}

function asFarAsTheyFit(document: unknown, acts: readonly StoredAct[], way: "back" | "forward"): StoredAct[] {
  let now = document;
  const fitting: StoredAct[] = [];
  for (const act of acts) {
    const next = after(now, act[way]);
    const again = next !== undefined && after(next, act[way === "back" ? "forward" : "back"]);
    if (!again || !isSame(again, now)) break;
    fitting.push(act);
    now = next;
  }
  return fitting;
}

/** Undefined where there is no place for it. */
function after(document: unknown, patch: Patch): unknown {
  try {
    return applyPatch(document, patch);
  } catch (error) {
    if (error instanceof PatchError) return undefined;
    throw error;
  }
}
