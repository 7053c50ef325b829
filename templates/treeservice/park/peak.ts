/**
 * A peak of a hundred units from its top to the ground, as two sides whose edge runs between them, and the snow on it.
 * `height` from 0 to 1 is how much of the hundred it reaches.
 */
export function peak(height = 1): { light: string; dark: string; snow: string } {
  const path = (points: readonly (readonly [number, number])[]) =>
    `M${points.map(([x, y]) => `${round(x * (0.4 + 0.6 * height))} ${round(100 - (100 - y) * height)}`).join("L")}Z`;
  return {
    light: path([...left, ...edge.toReversed()]),
    dark: path([...edge, ...right]),
    snow: path([...left.slice(0, 4), [-5, 27], [-2.5, 33], [1, 26], [4, 31], ...right.slice(-2)]),
  };
}

const left = [
  [0, 0],
  [-3.4, 11],
  [-5.2, 16],
  [-9, 28],
  [-12, 44],
  [-18, 58],
  [-21, 76],
  [-27, 100],
] as const;
const edge = [
  [0, 0],
  [1.4, 14],
  [-2.4, 30],
  [3, 48],
  [-3, 66],
  [2.4, 84],
  [-2, 100],
] as const;
const right = [
  [27, 100],
  [23, 80],
  [17, 66],
  [14, 50],
  [9.4, 31],
  [5, 15],
] as const;

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
