/** What happened in the sample's year. */
export type Story = {
  /** Has `work` done as if it were that many days ago; what happens on one day happens in the order of its hours (of UTC). */
  on: (ago: number, hour: number, work: () => Promise<unknown>) => void;
};

export type Happening = { ago: number; hour: number; work: () => Promise<unknown> };

/** Collects what happens; `happenings` gives it in the order of time. */
export function createStory(): Story & { happenings: () => readonly Happening[] } {
  const all: Happening[] = [];
  return {
    on: (ago, hour, work) => void all.push({ ago, hour, work }),
    happenings: () => all.toSorted((one, other) => other.ago - one.ago || one.hour - other.hour),
  };
}
