import type { PatchStep } from "./apply-patch.ts";
import { isSame } from "./is-same.ts";

/** The steps that make `to` of `from` (plain data both); a list of another length is replaced as a whole. */
export function diffDocuments(
  from: unknown,
  to: unknown,
  path: readonly (string | number)[] = [],
): PatchStep[] {
  if (from === to || isSame(from, to)) return [];
  if (Array.isArray(from) && Array.isArray(to) && from.length === to.length)
    return to.flatMap((item, index) => diffDocuments(from[index], item, [...path, index]));
  if (!isFields(from) || !isFields(to)) return [{ op: "replace", path, value: to }];
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return names.flatMap((name): PatchStep[] => {
    const place = [...path, name];
    if (!Object.hasOwn(to, name)) return [{ op: "remove", path: place }];
    if (!Object.hasOwn(from, name)) return [{ op: "add", path: place, value: to[name] }];
    return diffDocuments(from[name], to[name], place);
  });
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
