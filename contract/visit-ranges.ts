import type { MyVisits, SiteVisits, VisitSum } from "./visits.ts";

/** The ranges in which visits are looked at, by what the address calls them. `step`: the days of one column. */
export const visitRanges = [
  { name: "7", days: 7, step: 1 },
  { name: "30", days: 30, step: 1 },
  { name: "90", days: 90, step: 1 },
  { name: "12m", days: 364, step: 7 },
] as const;

export type VisitRange = (typeof visitRanges)[number];

const dayLength = 86_400_000;

/** The first and the last day of a range that ends today, in UTC as all is counted. */
export function daysOfRange(
  { days }: Pick<VisitRange, "days">,
  now = Date.now(),
): { from: string; to: string } {
  return { from: dayText(now - (days - 1) * dayLength), to: dayText(now) };
}

/** One column of a chart: a day, or some together. */
export type VisitStep = VisitSum & {
  first: string;
  last: string;
  /** The versions that were published in it. */
  versions: readonly number[];
};

/** A range from its first to its last day in steps, with those in which nobody came. */
export function stepsOf(
  { days, publishes }: Pick<SiteVisits, "days" | "publishes">,
  { step }: Pick<VisitRange, "step">,
  { from, to }: { from: string; to: string },
): VisitStep[] {
  const steps = emptySteps(step, from, to);
  const placeOf = (day: string) => Math.floor((Date.parse(day) - Date.parse(from)) / dayLength / step);
  for (const { day, visitors, views } of days) {
    const found = steps[placeOf(day)];
    if (!found) continue;
    found.visitors += visitors;
    found.views += views;
  }
  for (const { day, version } of publishes) steps[placeOf(day)]?.versions.push(version);
  return steps;
}

/** The same of what comes by the numbers of the steps. */
export function stepsFromPlaces(
  places: MyVisits["steps"],
  { step }: Pick<VisitRange, "step">,
  { from, to }: { from: string; to: string },
): VisitStep[] {
  const steps = emptySteps(step, from, to);
  for (const { step: place, visitors, views } of places) {
    const found = steps[place];
    if (found) Object.assign(found, { visitors, views });
  }
  return steps;
}

function emptySteps(step: number, from: string, to: string) {
  const [begin, end] = [Date.parse(from), Date.parse(to)];
  return Array.from({ length: Math.floor((end - begin) / dayLength / step) + 1 }, (_, place) => ({
    first: dayText(begin + place * step * dayLength),
    last: dayText(Math.min(begin + (place * step + step - 1) * dayLength, end)),
    visitors: 0,
    views: 0,
    versions: [] as number[],
  }));
}

/** All of some days or steps. */
export function sumOf(parts: readonly VisitSum[]): VisitSum {
  return {
    visitors: parts.reduce((sum, { visitors }) => sum + visitors, 0),
    views: parts.reduce((sum, { views }) => sum + views, 0),
  };
}

/** Whether as many days before were counted as well: less of them says nothing. */
export function isComparable(
  since: string | null,
  { days }: Pick<VisitRange, "days">,
  from: string,
): boolean {
  return since !== null && Date.parse(since) <= Date.parse(from) - days * dayLength;
}

function dayText(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
