/** Days from the first of April to `day` (month and day), whatever the year. */
export function daysFromApril(day: string): number {
  const [month = 1, date = 1] = day.split("-").map(Number);
  // A year without a leap day: the line is drawn to the width of a season, not of a night.
  const days = (Date.UTC(2023, month - 1, date) - Date.UTC(2023, 3, 1)) / 86_400_000;
  return (days + 365) % 365;
}

type Stop = { latitude: number; from: string; to: string };
type Span = { start: number; end: number; y: number };

/** Where each stop lies on a chart `width` wide and `height` high between two latitudes. */
export function spansOf(
  stops: readonly Stop[],
  { width, height, north, south }: { width: number; height: number; north: number; south: number },
): Span[] {
  const across = (day: string) => Math.round((daysFromApril(day) / 365) * width);
  return stops.map(({ latitude, from, to }) => ({
    start: across(from),
    end: across(to),
    y: Math.round(((north - latitude) / (north - south)) * height),
  }));
}

/** The way from one span to the next, easing out of the one and into the other. */
export function passageBetween(a: Span, b: Span): string {
  const middle = Math.round((a.end + b.start) / 2);
  return `M${a.end} ${a.y}C${middle} ${a.y} ${middle} ${b.y} ${b.start} ${b.y}`;
}
