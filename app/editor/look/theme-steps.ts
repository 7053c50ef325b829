import type { Patch } from "../../../contract/patch.ts";
import type { Theme } from "../../../engine/theme/theme.ts";

/**
 * The steps from one theme to another. Colours go together, and so does all type: parts of two people's choices would make
 * a theme that neither can read.
 */
export function themeSteps(before: Theme, after: Theme): Patch | [] {
  const names = Object.keys(after) as (keyof Theme)[];
  return names
    .filter((name) => !isSame(before[name], after[name]))
    .map((name) => ({ op: "replace", path: ["theme", name], value: after[name] })) as Patch | [];
}

/** A database gives fields in another order than they were written in. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name as never], other[name as never]));
}
