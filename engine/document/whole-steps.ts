import type { PatchStep } from "./apply-patch.ts";
import { isSame } from "./is-same.ts";

/**
 * The steps that make `after` of `before` (plain data both), part by part of the whole: for changes of which no half means
 * anything, as of a design. What undoes them gives the same bytes again.
 */
export function wholeSteps(before: object, after: object): PatchStep[] {
  const [old, next] = [before as Fields, JSON.parse(JSON.stringify(after)) as Fields];
  const names = [...new Set([...Object.keys(old), ...Object.keys(next)])];
  return names.flatMap((name): PatchStep[] => {
    const path = [name];
    if (!Object.hasOwn(next, name)) return [{ op: "remove", path }];
    if (!Object.hasOwn(old, name)) return [{ op: "add", path, value: next[name] }];
    return isSame(old[name], next[name]) ? [] : [{ op: "replace", path, value: next[name] }];
  });
}

type Fields = Readonly<Record<string, unknown>>;
