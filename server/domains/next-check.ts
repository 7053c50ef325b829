const minute = 60;
const day = 24 * 60 * minute;

/** In vain as often, one after the other, in seven days. */
export const mostMisses = 26;

/** Seconds until a domain that waits is looked at again, the more the more often that was in vain. */
export function pauseOfWaiting(misses: number): number {
  return Math.round(Math.min(minute * 1.6 ** (misses - 1), day / 2));
}

/** Seconds until one that is known is looked at again: what is wrong is mended within a day, as a rule. */
export function pauseOfKnown(misses: number): number {
  return misses > 0 && misses <= 24 ? 60 * minute : day;
}
