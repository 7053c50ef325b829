type Size = { width: number; height: number /** Space above the highest crest. */; air: number };
type Crest = { x: number; y: number; value: number };

/** How much of the width between crest and trough a curve leaves level. */
const ease = 0.46;

/** A wave with one crest for each of `values`, in equal steps and with heights in proportion, as the path of its line. */
export function tideLine(
  values: readonly number[],
  { width, height, air }: Size,
): { path: string; crests: Crest[] } {
  const highest = Math.max(...values);
  const step = width / values.length;
  const low = height - 12;
  const crests = values.map((value, index) => ({
    x: Math.round(step * (index + 0.5)),
    y: Math.round(low - ((low - air) * value) / highest),
    value,
  }));
  const path = crests.map(({ x, y }) => {
    const half = step / 2;
    const bend = half * ease;
    const end = Math.round(x + half);
    return `C${r(x - half + bend)} ${low} ${r(x - bend)} ${y} ${x} ${y}C${r(x + bend)} ${y} ${r(x + half - bend)} ${low} ${end} ${low}`;
  });
  return { path: `M0 ${low}${path.join("")}`, crests };
}

function r(value: number): number {
  return Math.round(value);
}
