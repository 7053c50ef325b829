import { RequestError } from "../request-error.ts";

/** Refuses with PGRST116 (406) any number of rows but one, where one object was asked for. */
export function requireSingle(count: number): void {
  if (count === 1) return;
  throw new RequestError(406, "PGRST116", "Cannot coerce the result to a single JSON object", {
    details: `The result contains ${count} rows`,
  });
}
