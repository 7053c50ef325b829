import { RequestError } from "../request-error.ts";

const longestPattern = 256;

/** What the upper bounds of all repetitions in a pattern may be together. */
const mostRepetitions = 64;

/**
 * Throws `RequestError` 400 for a regular expression that PostgreSQL could look at for seconds: one that is very long, that
 * refers back to a group, or that counts repetitions into the hundreds. All others take a time in proportion to the text.
 */
export function requireCheapPattern(pattern: string): void {
  const isLong = pattern.length > longestPattern;
  const refersBack = /\\[1-9]/.test(pattern);
  const bounds = [...pattern.matchAll(/\{(\d+)(?:,(\d*))?\}/g)].map(([, least, most]) =>
    Number(most || least),
  );
  if (!isLong && !refersBack && bounds.reduce((sum, bound) => sum + bound, 0) <= mostRepetitions) return;
  throw new RequestError(400, "54001", "The regular expression is too complex", {
    hint: `At most ${longestPattern} characters, ${mostRepetitions} counted repetitions, and no back references.`,
  });
}
