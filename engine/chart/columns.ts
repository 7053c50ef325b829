/** What a chart of columns is drawn in: so many columns of width 1, stretched to the place that there is. */
export const chartHeight = 100;

const gap = 0.24;

/** A round number that all of `values` fit under: what the top line of a chart is said to be. */
export function roundTop(values: readonly number[]): number {
  const most = Math.max(4, ...values);
  const power = 10 ** Math.floor(Math.log10(most));
  const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map((step) => step * power);
  return steps.find((step) => step >= most && Number.isInteger(step)) ?? most;
}

/** Columns side by side as one path; what is not nothing is seen, however little. */
export function columnsPath(values: readonly number[], top: number): string {
  return values
    .map((value, place) => {
      if (value <= 0) return "";
      const height = Math.max(1, Math.min(1, value / top) * chartHeight);
      const left = round(place + gap / 2);
      return `M${left} ${chartHeight}V${round(chartHeight - height)}h${1 - gap}V${chartHeight}z`;
    })
    .join("");
}

/** One line from top to bottom in the middle of each of these columns. */
export function marksPath(places: readonly number[]): string {
  return places.map((place) => `M${place + 0.5} 0V${chartHeight}`).join("");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
