/** A point at `distance` from the middle, `turn` sixths of a turn on from the top left corner of a hexagon that lies flat. */
export function pointAt(distance: number, turn: number): [x: number, y: number] {
  const angle = (Math.PI / 3) * turn - (2 * Math.PI) / 3;
  return [round(distance * Math.cos(angle)), round(distance * Math.sin(angle))];
}

/** The six corners of a hexagon that lies flat, clockwise from its top left one, as `x y`. */
export function cornersOf(radius: number): string[] {
  return [0, 1, 2, 3, 4, 5].map((turn) => pointAt(radius, turn).join(" "));
}

/** The middles of all cells in ring `ring` around one cell in the middle, clockwise; `size` is the radius of a cell. */
export function ringOf(ring: number, size: number): [x: number, y: number][] {
  if (ring === 0) return [[0, 0]];
  const reach = ring * size * Math.sqrt(3);
  // From the middle of one side of a cell to the next: where the ring's own corners lie.
  const corner = (side: number) => pointAt(reach, (side % 6) + 0.5);
  return [0, 1, 2, 3, 4, 5].flatMap((side) => {
    const [[ax, ay], [bx, by]] = [corner(side), corner(side + 1)];
    return Array.from({ length: ring }, (_, step): [number, number] => [
      round(ax + ((bx - ax) * step) / ring),
      round(ay + ((by - ay) * step) / ring),
    ]);
  });
}

/** One cell of size 10, drawn from its middle, a little smaller than the room it has. */
const outline = "m-9 0l4.5-8h9l4.5 8-4.5 8h-9z";

/** The outlines of those cells of size 10 in ring `ring` that `stands` leaves standing, as one path. */
export function ringPath(ring: number, stands: (cell: number) => boolean = () => true): string {
  return ringOf(ring, 10)
    .filter((_, cell) => stands(cell))
    .map(([x, y]) => `M${x} ${y}${outline}`)
    .join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
