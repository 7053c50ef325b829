/** How long `work` takes, in milliseconds. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** The value that `share` of `values` do not exceed. */
export function percentileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** The middle and the slowest of some times, for the table. */
export function tellTimes(times: readonly number[]): string {
  return `${percentileOf(times, 0.5).toFixed(0)} ms, the slowest ${Math.max(...times).toFixed(0)} ms`;
}
