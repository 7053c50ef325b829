/** How long a row of stretches is, with what it skips. */
export function lengthOf(row: readonly ({ skip: number } | { length: number })[]): number {
  return row.reduce((sum, span) => sum + ("skip" in span ? span.skip : span.length), 0);
}
