/** Radii between which a half record of radius 150 has its groove. */
const [rim, runOut] = [144, 58];
/** Shiny space between two songs. */
const gap = 2.5;

export type Band = { number: number; radius: number; width: number };

/** One band of groove for each song, from the rim inward, as wide as it is long; `longest` seconds fill a side. */
export function grooveBands(seconds: readonly number[], longest: number): Band[] {
  const perSecond = (rim - runOut - gap * seconds.length) / longest;
  let outer = rim;
  return seconds.map((length, index) => {
    const width = round(length * perSecond);
    const radius = round(outer - width / 2);
    outer -= width + gap;
    return { number: index + 1, radius, width };
  });
}

/** Minutes and seconds, as on a label. */
export function runningTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
