import { drawsOf } from "../market/draws.ts";

/** One ring of a rosette: a wave of `lobes` around a circle, drawn `copies` times, each a little further round. */
export type Ring = { lobes: number; copies: number; radius: number; swing: number };

/** What a coin is known by: three rings within a circle of radius 1, the outermost first. */
export type Rosette = readonly [outer: Ring, middle: Ring, inner: Ring];

/** The rosette of a symbol: always the same for the same letters, another for others. */
export function rosetteOf(symbol: string): Rosette {
  const draw = drawsOf(symbol);
  return [
    { lobes: draw(16, 36), copies: draw(4, 6), radius: 0.84, swing: draw(6, 14) / 100 },
    { lobes: draw(6, 16), copies: draw(5, 8), radius: draw(50, 60) / 100, swing: draw(12, 24) / 100 },
    { lobes: draw(3, 9), copies: draw(6, 9), radius: draw(22, 32) / 100, swing: draw(10, 19) / 100 },
  ];
}

/** One wave of `ring` as a closed SVG path around the origin, `turn` degrees further round, in whole units. */
export function wavePath({ lobes, radius, swing }: Omit<Ring, "copies">, size: number, turn = 0): string {
  const step = Math.PI / lobes;
  // The nodes are the wave's extremes: there it runs square to the radius, so that handles of this length fit smoothly.
  const reach = 0.3642 * step;
  const at = (node: number, along: number): Point => {
    const angle = (turn * Math.PI) / 180 + node * step;
    const length = size * (radius + (node % 2 === 0 ? swing : -swing));
    return [
      Math.round(length * (Math.cos(angle) - along * Math.sin(angle))),
      Math.round(length * (Math.sin(angle) + along * Math.cos(angle))),
    ];
  };
  // Each arc is counted from where the last one ended: shorter numbers, and the page is made of thousands of them.
  const arcs = Array.from({ length: lobes * 2 }, (_, node) => {
    const from = at(node, 0);
    const points = [at(node + 1, -reach), at(node + 1, 0)];
    return (node === 0 ? "c" : "s") + between(from, node === 0 ? [at(0, reach), ...points] : points);
  });
  return `M${at(0, 0).join(" ")}${arcs.join("")}z`.replaceAll(" -", "-");
}

type Point = readonly [x: number, y: number];

function between([fromX, fromY]: Point, points: readonly Point[]): string {
  return points.map(([x, y]) => `${x - fromX} ${y - fromY}`).join(" ");
}

/** How far each copy of a ring stands from the one before, in degrees, so that they part one lobe between them. */
export function turnsOf({ lobes, copies }: Ring): number[] {
  return Array.from({ length: copies }, (_, index) => (360 / lobes / copies) * index);
}
