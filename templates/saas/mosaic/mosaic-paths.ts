import { type Stage, stages } from "../workshop/stages.ts";

/** A tile on the grid. */
export type Tile = { column: number; row: number; stage: Stage; isLate?: boolean };

/** All tiles of one stage as two shapes: the glaze, and the figure inlaid in it. */
export type StagePaths = { stage: Stage; glaze: string; inlay: string };

/** From one tile to the next; a tile itself is one unit smaller, and the rest is grout. */
export const pitch = 10;

/** The inlays, from the upper left corner of a tile; each stage has its own, so that color is never alone. */
const inlays: Record<Stage, string> = {
  clay: "m3 3h3v3h-3zm.6.6v1.8h1.8v-1.8z",
  glaze: "v9h6a6 6 0 0 0-6-6z",
  kiln: "m2 4.5a2.5 2.5 0 0 0 5 0a2.5 2.5 0 0 0-5 0z",
  packed: "v9h9z",
  sent: "m4.5 1l3.5 3.5l-3.5 3.5l-3.5-3.5z",
};
const whole = "h9v9h-9z";
/** Of a late order a corner is gone. */
const chipped = "h5l4 4v5h-9z";

/** Draws tiles as few and short paths on a grid of ten units; stages that no tile has are left out. */
export function mosaicPaths(tiles: readonly Tile[]): StagePaths[] {
  return stages.flatMap((stage) => {
    const held = tiles.filter((tile) => tile.stage === stage);
    if (held.length === 0) return [];
    const place = ({ column, row }: Tile) => `M${column * pitch} ${row * pitch}`;
    return {
      stage,
      glaze: held.map((tile) => place(tile) + (tile.isLate ? chipped : whole)).join(""),
      inlay: held.map((tile) => place(tile) + inlays[stage]).join(""),
    };
  });
}
