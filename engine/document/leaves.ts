import type { Picture } from "../picture.ts";
import { isSame } from "./is-same.ts";

/** What of a document nobody takes apart: a text, or a picture. */
export type Leaf = string | Picture;

/** Every text and picture of `value` (plain data), by its place. */
export function leavesOf(value: unknown, at: readonly (string | number)[] = []): Map<string, Leaf> {
  if (isLeaf(value)) return new Map([[at.join("/"), value]]);
  if (typeof value !== "object" || value === null) return new Map();
  return new Map(Object.entries(value).flatMap(([name, item]) => [...leavesOf(item, [...at, name])]));
}

/** A copy of `value` (plain data) that says `next` where it says `old`; undefined where it does nowhere. */
export function replaceLeaf(value: unknown, old: Leaf, next: Leaf): unknown {
  if (isLeaf(value)) return isSame(value, old) ? next : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  const replaced = Object.entries(value).map(([name, item]) => [name, replaceLeaf(item, old, next)] as const);
  if (replaced.every(([, item]) => item === undefined)) return undefined;
  if (Array.isArray(value)) return value.map((item, index) => replaced[index]?.[1] ?? item);
  const changed = replaced.filter(([, item]) => item !== undefined);
  return { ...value, ...Object.fromEntries(changed) };
}

/** Documents are checked where they come in: what looks like a picture is one. */
function isLeaf(value: unknown): value is Leaf {
  if (typeof value === "string") return true;
  return typeof value === "object" && value !== null && "path" in value && "widths" in value;
}
