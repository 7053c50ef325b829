import type { Plan, Polyline } from "./plan.props.ts";

type Door = NonNullable<Plan["doors"]>[number];
type Bed = NonNullable<Plan["beds"]>[number];
type Stair = NonNullable<Plan["stairs"]>[number];

/** Polylines as the `d` of one path; `scale` is units of the drawing per metre. A line that ends where it began closes. */
export function linesPath(lines: readonly Polyline[], scale: number): string {
  return lines
    .map((line) => {
      const isClosed = line.length > 4 && line[0] === line.at(-2) && line[1] === line.at(-1);
      const points = (isClosed ? line.slice(0, -2) : line).map((value) => round(value * scale));
      return `M${points.join(" ")}${isClosed ? "Z" : ""}`;
    })
    .join("");
}

/** What a door takes out of its wall. */
export function doorGap([x, y, width, turn]: Door): Polyline {
  return [x, y, ...along(x, y, width, turn)];
}

/** The leaf, open, and the quarter circle that it draws on its way. */
export function doorSwing([x, y, width, turn, side]: Door, scale: number): string {
  const [open, closed] = [along(x, y, width, turn + side), along(x, y, width, turn)];
  const radius = round(width * scale);
  const point = (values: Polyline) => values.map((value) => round(value * scale)).join(" ");
  return `M${point([x, y])}L${point(open)}A${radius} ${radius} 0 0 ${side < 0 ? 1 : 0} ${point(closed)}`;
}

/** A bed's edge, and the line where its cover begins. */
export function bedLines([x, y, width, depth, head]: Bed): Polyline[] {
  const [endX, endY] = [x + width, y + depth];
  const cover = 0.55;
  const [foldX, foldY] = [head === 2 ? x + cover : endX - cover, head === 3 ? y + cover : endY - cover];
  return [
    [x, y, endX, y, endX, endY, x, endY, x, y],
    head % 2 === 0 ? [foldX, y, foldX, endY] : [x, foldY, endX, foldY],
  ];
}

/** Treads across the way up, and the line up the middle with its head. */
export function stairLines([x, y, width, depth, treads, turn]: Stair): Polyline[] {
  const goesAcross = turn % 2 === 0;
  const each = (goesAcross ? width : depth) / treads;
  const lines: Polyline[] = Array.from({ length: treads + 1 }, (_, index) =>
    goesAcross
      ? [x + index * each, y, x + index * each, y + depth]
      : [x, y + index * each, x + width, y + index * each],
  );
  const [middleX, middleY] = [x + width / 2, y + depth / 2];
  const half = (goesAcross ? width : depth) / 2 - each / 2;
  const tip = along(middleX, middleY, half, turn);
  lines.push([...along(middleX, middleY, half, turn + 2), ...tip]);
  for (const side of [-0.5, 0.5])
    lines.push([...tip, ...along(tip[0] ?? 0, tip[1] ?? 0, 0.25, turn + 2 + side)]);
  return lines;
}

function along(x: number, y: number, distance: number, turn: number): number[] {
  const angle = (turn * Math.PI) / 2;
  return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)].map(round);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
