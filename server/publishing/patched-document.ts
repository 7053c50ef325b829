import { applyPatch } from "../../engine/document/apply-patch.ts";

/** Items of lists that changes may copy, some 150 ms of work at worst: 2,000 rows at the end of a long list are half of it. */
const mostCopied = 4_000_000;

/** A document with changes, both as JSON. Throws `PatchError` where a change leads nowhere, or they are too much work. */
export function patchedDocument({ text, steps }: { text: string; steps: string }): unknown {
  return applyPatch(JSON.parse(text), JSON.parse(steps), mostCopied);
}
