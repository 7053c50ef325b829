/**
 * `value` with another path for each of its pictures, as `pathOf` says; what has none of those stays the same object. Undefined of
 * `pathOf` leaves a path as it is.
 */
export function withPaths<Value>(value: Value, pathOf: (path: string) => string | undefined): Value {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => withPaths(item, pathOf));
    return items.some((item, index) => item !== value[index]) ? (items as Value) : value;
  }
  let changed: Record<string, unknown> | undefined;
  for (const [name, held] of Object.entries(value)) {
    const isPath = name === "path" && typeof held === "string" && "widths" in value;
    const next = isPath ? (pathOf(held) ?? held) : withPaths(held, pathOf);
    if (next !== held) changed = { ...(changed ?? value), [name]: next };
  }
  return (changed as Value | undefined) ?? value;
}

/** The paths of all pictures in `value` that `isWanted`, each once. */
export function pathsIn(value: unknown, isWanted: (path: string) => boolean): string[] {
  const found = new Set<string>();
  withPaths(value, (path) => {
    if (isWanted(path)) found.add(path);
    return undefined;
  });
  return [...found];
}
