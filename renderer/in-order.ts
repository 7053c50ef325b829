/**
 * A copy of `data` (plain data) with the entries of all its groups in the order of their names: a database gives them back in
 * another order than they came in, and what is drawn must not depend on it.
 */
export function inOrder<Data>(data: Data): Data {
  return ordered(data) as Data;
}

function ordered(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(ordered);
  if (typeof data !== "object" || data === null) return data;
  const entries = Object.entries(data).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, value]) => [name, ordered(value)]));
}
