import type { Patch } from "../../../contract/patch.ts";
import { applyPatch } from "../../../engine/document/apply-patch.ts";

type Step = Patch[number];

/** The steps that undo `patch`, which was made to `document`: after both every byte is as it was, the order of fields too. */
export function invertPatch(document: unknown, patch: Patch | []): Patch | [] {
  const inverse: Step[] = [];
  let before = document;
  for (const step of patch) {
    inverse.unshift(invertStep(before, step));
    before = applyPatch(before, [step]);
  }
  return inverse as Patch | [];
}

function invertStep(document: unknown, step: Step): Step {
  const { op, path } = step;
  const name = path.at(-1) ?? "";
  const holder = path.slice(0, -1).reduce((value, key) => (value as never)[key], document as object);
  const old = (holder as never)[name] as never;
  if (op === "replace") return { op: "replace", path, value: old };
  if (Array.isArray(holder)) return op === "add" ? { op: "remove", path } : { op: "add", path, value: old };
  if (op === "remove") return { op: "add", path, value: old, at: Object.keys(holder).indexOf(String(name)) };
  // What is added where something stood takes its place.
  return Object.hasOwn(holder, name) ? { op: "replace", path, value: old } : { op: "remove", path };
}
