/** A block as it is cut: what prints in ink, what prints in the second color, and the lines taken out of both. */
export type Cut = { ink: string; bloom: string; lines: string; stems: string };

type Leaf = { ink: string; lines: string };

const round = Math.round;

/** A point `reach` away from (x, y), `angle` degrees from straight up with the clock. */
function away(x: number, y: number, angle: number, reach: number): [number, number] {
  const turn = (angle * Math.PI) / 180;
  return [round(x + reach * Math.sin(turn)), round(y - reach * Math.cos(turn))];
}

/** A leaf from (x, y) with its rib and, if it is large, three veins; all steps are relative, which keeps them short. */
export function leaf(x: number, y: number, angle: number, length: number, width: number): Leaf {
  const tip = away(0, 0, angle, length);
  const [left = "", right = ""] = [-1, 1].map((side) => {
    const [cx, cy] = away(...away(0, 0, angle, length * 0.45), angle + side * 90, width);
    return side < 0 ? `${cx} ${cy} ${tip.join(" ")}` : `${cx - tip[0]} ${cy - tip[1]} ${-tip[0]} ${-tip[1]}`;
  });
  const step = away(0, 0, angle, length * 0.26);
  const [one, other] = [-42, 42].map((turn) => away(0, 0, angle + turn, width * 0.55));
  const vein = `m${step.join(" ")}l${one?.join(" ")}m${-(one?.[0] ?? 0)} ${-(one?.[1] ?? 0)}l${other?.join(" ")}m${-(other?.[0] ?? 0)} ${-(other?.[1] ?? 0)}`;
  const rib = `M${x} ${y}l${away(0, 0, angle, length * 0.85).join(" ")}`;
  return {
    ink: `M${x} ${y}q${left}q${right}`.replaceAll(" -", "-"),
    lines: (width > 12 ? `${rib}M${x} ${y}${vein.repeat(3)}` : width > 7 ? rib : "").replaceAll(" -", "-"),
  };
}

export function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

/** Petals round (x, y), from `inner` outward. */
export function petals(
  x: number,
  y: number,
  count: number,
  inner: number,
  length: number,
  width: number,
  turn = 0,
): Leaf[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = turn + (index * 360) / count;
    return leaf(...away(x, y, angle, inner), angle, length, width);
  });
}

const join = (leaves: Leaf[], key: keyof Leaf) => leaves.map((one) => one[key]).join("");

export function cut({
  green,
  bloom = [],
  ink = "",
  hearts = "",
  lines = "",
  stems,
}: {
  green: Leaf[];
  bloom?: Leaf[];
  ink?: string;
  hearts?: string;
  lines?: string;
  stems: string;
}): Cut {
  return {
    ink: ink + join(green, "ink"),
    bloom: join(bloom, "ink") + hearts,
    lines: join(green, "lines") + lines,
    stems,
  };
}
