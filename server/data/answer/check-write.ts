import type { Outcome } from "../caller/caller-transaction.ts";
import type { Format } from "../read-format.ts";
import type { Preferences } from "../read-preferences.ts";
import { RequestError } from "../request-error.ts";
import { requireSingle } from "./require-single.ts";

/** How many rows a write met: what it counted when it gives rows, else what PostgreSQL says of the command. */
export function countWritten(outcome: Outcome, { answer }: Preferences): number {
  return answer === "minimal" ? outcome.affected : Number(outcome.rows[0]?.[1] ?? 0);
}

/**
 * What must hold before a write is kept, or undefined when nothing must: exactly one row where one object was asked for
 * (PGRST116), at most `max-affected` rows where that was preferred (PGRST124).
 */
export function checkWrite(
  format: Format,
  preferences: Preferences,
): ((outcome: Outcome) => void) | undefined {
  const { mostAffected } = preferences;
  if (!format.single && mostAffected === undefined) return undefined;
  return (outcome) => {
    const written = countWritten(outcome, preferences);
    if (mostAffected !== undefined && written > mostAffected) {
      throw new RequestError(400, "PGRST124", "Query result exceeds max-affected preference constraint", {
        details: `The query affects ${written} rows`,
      });
    }
    if (format.single) requireSingle(written);
  };
}
