const dayLength = 86_400_000;

/** The day that comes `count` days after; before, where that is less than nothing. */
export function addDays(from: string, count: number): string {
  return new Date(Date.parse(from) + count * dayLength).toISOString().slice(0, 10);
}

/** The same day of a later year; of the 29 February, where that year has none, the day after. */
export function addYears(from: string, count: number): string {
  const date = new Date(from);
  date.setUTCFullYear(date.getUTCFullYear() + count);
  return date.toISOString().slice(0, 10);
}

/** How many days lie between two. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
}

/** The later one of two. */
export function laterDay(one: string, other: string): string {
  return one > other ? one : other;
}

/** A day as it is read: `27 November 2026`. No line ends between the day and its month. */
export function tellDay(of: string): string {
  return inWords(of, "long").replace(" ", "\u00a0");
}

/** The same where there is little room: `27 Nov 2026`, in one piece. */
export function tellShortDay(of: string): string {
  return inWords(of, "short").replaceAll(" ", "\u00a0");
}

function inWords(of: string, month: "long" | "short"): string {
  return new Date(of).toLocaleDateString("en-GB", {
    timeZone: "UTC",
    day: "numeric",
    month,
    year: "numeric",
  });
}
