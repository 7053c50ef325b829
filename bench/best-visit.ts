export type Visit = {
  /** Accessibility, best practices and SEO, in the order of `steadyCategories`. */
  steadyScores: number[];
  /** The performance with Lighthouse's constant slowdown of four. */
  performanceAtFour: number;
  /** Performance and paints (ms) with the slowdown that makes this machine Lighthouse's phone. */
  performance: number;
  fcp: number;
  lcp: number;
  cls: number;
  /** The machine's speed at this visit as Lighthouse finds it (benchmark index). */
  speed: number;
};

/**
 * The best of a page's visits, which stands for it: what else runs on the machine only ever adds. By performance, then
 * by its paints. Throws where there is none.
 */
export function bestVisit(visits: readonly Visit[]): Visit {
  const [best] = visits.toSorted(
    (one, other) => other.performance - one.performance || one.lcp + one.fcp - (other.lcp + other.fcp),
  );
  if (!best) throw new Error("A page was never visited");
  return best;
}
