import type { Patch } from "../../../contract/patch.ts";
import { applyPatch } from "../../../engine/document/apply-patch.ts";
import type { SiteRecord } from "../../../engine/render/resolve.ts";

/** Far fewer than one change of a draft may have. */
const most = 1_000;

/** The same change of a list of records; as one step, its whole list, where it takes very many. Paths begin at the list. */
export function fewSteps(records: readonly SiteRecord[], steps: Patch | []): Patch | [] {
  if (steps.length <= most) return steps;
  return [{ op: "replace", path: [], value: applyPatch(records, steps) as never }];
}
