/** From -1 on the lee side of the middle to 1: which half of a tree. */
type Side = -1 | 1;

/**
 * A pine of a hundred units from tip to ground as path data, its middle at 0: tiers that widen downward and droop at their
 * ends, each a little unlike the last. `wind` from 0 to 1 bends it to the right, and folds back what grows against it.
 */
export function pine({ halves = [1, -1] as readonly Side[], wind = 0, tiers = 17 } = {}): string {
  const place = (x: number, y: number) => {
    const height = (100 - y) / 100;
    const pushed = wind * 62 * height ** 1.9;
    const across = x < 0 ? x * (1 - 0.7 * wind) : x * (1 + 0.25 * wind);
    return `${(across + pushed).toFixed(1)} ${(y + pushed * 0.38 - wind * x * 0.28).toFixed(1)}`;
  };
  const edge = (side: Side) =>
    Array.from({ length: tiers }, (_, tier) => {
      const share = (tier + 1) / tiers;
      const width = 3 + 21 * share ** 0.9 * (0.8 + 0.3 * Math.abs(Math.sin(tier * 2.1 + side)));
      const y = 74 * share ** 1.06;
      const back = width * (0.36 + 0.1 * Math.sin(tier * 1.7));
      return [place(side * width * 0.55, y - 1.1), place(side * width, y + 1.8), place(side * back, y + 0.5)];
    }).flat();
  return halves.map((side) => `M${place(0, 0)}L${edge(side).join("L")}L${place(0, 76)}Z`).join("");
}

/** The trunk of such a tree, as a line to be stroked. */
export function trunk(wind = 0): string {
  const top = wind * 62 * 0.24 ** 1.9;
  return `M0 100Q0 88 ${top.toFixed(1)} ${(76 + top * 0.38).toFixed(1)}`;
}
