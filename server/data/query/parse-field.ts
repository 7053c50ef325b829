import { ScanError, type Scanner } from "./scanner.ts";

/** One step into JSON: by a key of an object or the index of a list, giving JSON (`->`) or text (`->>`). */
export type JsonStep = { key: string | number; asText: boolean };

/** A column, or what stands at `path` in it. */
export type Field = { column: string; path?: JsonStep[] };

const mostSteps = 20;
const index = /^-?\d{1,9}$/;

/** Reads `column` or `column->key->0->>"other key"`. Throws `ScanError`. */
export function readField(scanner: Scanner): Field {
  const column = scanner.name();
  const path: JsonStep[] = [];
  while (scanner.sees("->")) {
    if (path.length === mostSteps) throw new ScanError(`a JSON path has at most ${mostSteps} steps`);
    const asText = scanner.skips("->>");
    if (!asText) scanner.expect("->");
    path.push({ key: readKey(scanner), asText });
  }
  return path.length === 0 ? { column } : { column, path };
}

function readKey(scanner: Scanner): string | number {
  if (scanner.sees('"')) return scanner.quoted();
  const key = scanner.name();
  return index.test(key) ? Number(key) : key;
}
