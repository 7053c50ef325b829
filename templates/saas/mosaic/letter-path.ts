import { type Glyph, initial } from "./alphabet.ts";

/**
 * Where the tiles of the rendered floor lie in its picture, which all of its shots share: the camera of
 * `art/scenes/saas/tiles.py`, and how high the tiles' faces are.
 */
const eye = [0.5, -6.6, 7.9] as const;
const target = [0.62, 0.15, 0] as const;
const lens = 52 / 36;
const shape = 1600 / 1000;
const face = 0.11;
/** Letters are laid from this row down, and from this column to the left, four at most. */
const top = 3;
const right = 1;

/** What stands for a name that no tile can say: a diamond of four. */
const ornament: Glyph = ["000", "010", "101", "010", "000"];

/**
 * The first letter of `words` as an SVG path over the picture of the floor, whose sides are 0 and 1: around each of the
 * tiles that it is laid in.
 */
export function letterPath(words: string): string {
  const letter = initial(words) ?? ornament;
  const left = right + 1 - Math.max(3, letter[0]?.length ?? 0);
  return letter
    .flatMap((tiles, row) =>
      [...tiles].map((tile, column) => (tile === "1" ? around(left + column, top - row) : "")),
    )
    .join("");
}

/** The four corners of a tile, in the middle of the joints around it. */
function around(column: number, row: number): string {
  const corners = [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ].map(([x = 0, y = 0]) => seen(column + x, row + y));
  return `M${corners.join("L")}Z`;
}

/** Where in the picture a point of the tiles' faces is, with the camera's own axes: its right, its up, its forward. */
function seen(x: number, y: number): string {
  const forward = unit([target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]]);
  const across = unit([forward[1], -forward[0], 0]);
  const up = cross(across, forward);
  const way: Vector = [x - eye[0], y - eye[1], face - eye[2]];
  const scale = lens / dot(way, forward);
  return [0.5 + dot(way, across) * scale, 0.5 - dot(way, up) * scale * shape]
    .map((part) => part.toFixed(4).replace(/^(-?)0\./, "$1."))
    .join(" ");
}

type Vector = readonly [number, number, number];

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(a: Vector): Vector {
  const length = Math.sqrt(dot(a, a));
  return [a[0] / length, a[1] / length, a[2] / length];
}
