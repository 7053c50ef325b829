import { RequestError } from "../request-error.ts";

/** Which rows of the result are asked for. `limit` is never more than `mostRows`. */
export type RowRange = { offset: number; limit: number };

/** Rows that one answer holds at most, whatever was asked for. */
export const mostRows = 1000;

/**
 * The rows that `limit=`, `offset=` and the `Range` header (`0-9`, unit "items") ask for together; the header counts
 * from the offset. Throws `RequestError`: PGRST103 (416) for an impossible range, PGRST100 for what is no number.
 */
export function readRange(
  limit: string | undefined,
  offset: string | undefined,
  header: string | undefined,
): RowRange {
  const asked = { offset: readNumber("offset", offset) ?? 0, limit: readNumber("limit", limit) ?? mostRows };
  const match = header === undefined ? null : /^(\d{1,15})-(\d{0,15})$/.exec(header.trim());
  if (match) {
    const first = Number(match[1]);
    const last = match[2] === "" ? Number.MAX_SAFE_INTEGER : Number(match[2]);
    if (last < first) {
      throw unsatisfiable(
        "The lower boundary must be lower than or equal to the upper boundary in the Range header.",
      );
    }
    asked.limit = Math.max(0, Math.min(asked.limit - first, last - first + 1));
    asked.offset += first;
  }
  return { offset: asked.offset, limit: Math.min(asked.limit, mostRows) };
}

/** The refusal of a range that no rows can satisfy, PGRST103. */
export function unsatisfiable(details: string): RequestError {
  return new RequestError(416, "PGRST103", "Requested range not satisfiable", { details });
}

function readNumber(name: "limit" | "offset", text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^-\d{1,15}$/.test(text) && name === "limit") {
    throw unsatisfiable("Limit should be greater than or equal to zero.");
  }
  if (!/^\d{1,15}$/.test(text)) {
    throw new RequestError(400, "PGRST100", `"failed to parse ${name} (${text})"`, {
      details: "expected a whole number that is not negative",
    });
  }
  return Number(text);
}
