import type { Counts } from "./collections.tsx";

/**
 * Views from 100 to 599 and likes from 10 to 59, new on each visit (SPEC.md section 3). `random` gives numbers from 0 to
 * below 1, as `Math.random` does.
 */
export function randomCounts(random: () => number): Counts {
  return { views: 100 + Math.floor(random() * 500), likes: 10 + Math.floor(random() * 50) };
}
