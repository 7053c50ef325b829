/** A cut through the river: where its middle is and how wide it is, both in hundredths of the page's width. */
export type Cut = { at: number; width: number };

/** The river through `cuts` as an SVG path in a field of 100 by 100: straight down at each cut, so that pieces join. */
export function riverPath(cuts: readonly Cut[]): string {
  const step = 100 / (cuts.length - 1);
  const left = cuts.map(({ at, width }, index) => ({ x: round(at - width / 2), y: round(index * step) }));
  const right = cuts
    .map(({ at, width }, index) => ({ x: round(at + width / 2), y: round(index * step) }))
    .reverse();
  const [start] = left;
  const [turn] = right;
  return `M${start?.x} 0${bank(left)}H${turn?.x}${bank(right)}Z`;
}

/** From the first point to the last, half the way in the direction of the one and half in that of the other. */
function bank(points: readonly { x: number; y: number }[]): string {
  return points
    .slice(1)
    .map(({ x, y }, index) => {
      const before = points[index];
      if (!before) return "";
      const middle = round((before.y + y) / 2);
      return `C${before.x} ${middle} ${x} ${middle} ${x} ${y}`;
    })
    .join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
