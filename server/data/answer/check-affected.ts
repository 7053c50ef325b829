import type { Outcome } from "../caller/caller-transaction.ts";
import type { Format } from "../read-format.ts";
import type { Preferences } from "../read-preferences.ts";
import { RequestError } from "../request-error.ts";
import { readObjects } from "./answer-rows.ts";
import { requireSingle } from "./require-single.ts";

/** Looks at an outcome before it is kept: what it throws takes everything back. */
type Check = (outcome: Outcome) => void;

/** How many rows a write met, or a function gave: what the statement counted, else what PostgreSQL says of the command. */
export function countAffected(outcome: Outcome): number {
  return Number(outcome.rows[0]?.[1] ?? outcome.affected);
}

/**
 * What must hold of a write, or undefined when nothing must: at most `max-affected` rows where that was preferred
 * (PGRST124), exactly one where one object was asked for (PGRST116).
 */
export function checkWrite(format: Format, { mostAffected }: Preferences): Check | undefined {
  if (!format.single && mostAffected === undefined) return undefined;
  return (outcome) => {
    const affected = countAffected(outcome);
    requireAtMost(mostAffected, affected);
    if (format.single) requireSingle(affected);
  };
}

/** As `checkWrite`, of a call that gives many: all it gave count as affected, those in the range as the answer. */
export function checkCall(format: Format, { mostAffected }: Preferences): Check | undefined {
  if (!format.single && mostAffected === undefined) return undefined;
  return (outcome) => {
    requireAtMost(mostAffected, countAffected(outcome));
    if (format.single) requireSingle(readObjects(outcome).length);
  };
}

function requireAtMost(most: number | undefined, affected: number): void {
  if (most === undefined || affected <= most) return;
  throw new RequestError(400, "PGRST124", "Query result exceeds max-affected preference constraint", {
    details: `The query affects ${affected} rows`,
  });
}
