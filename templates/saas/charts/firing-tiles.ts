import type { Tile } from "../mosaic/mosaic-paths.ts";
import { firingPoints, type Segment, temperatureAt } from "./firing.ts";

/** Hours that a column of tiles stands for, and degrees that a tile does. */
export const firingGrid = { hours: 0.5, degrees: 200 };

/** A firing as columns of tiles: what has burned so far is in the kiln, what is to come is clay. */
export function firingTiles(
  program: readonly Segment[],
  now: number,
): { columns: number; rows: number; tiles: Tile[] } {
  const points = firingPoints(program);
  const columns = Math.ceil((points.at(-1)?.x ?? 0) / firingGrid.hours);
  const rows = Math.ceil(Math.max(...points.map(({ y }) => y)) / firingGrid.degrees);
  const tiles = Array.from({ length: columns }, (_, column) => {
    const from = column * firingGrid.hours;
    const high = Math.max(
      1,
      Math.round(temperatureAt(program, from + firingGrid.hours / 2) / firingGrid.degrees),
    );
    return Array.from(
      { length: high },
      (_, index): Tile => ({
        column,
        row: rows - 1 - index,
        stage: from <= now ? "kiln" : "clay",
      }),
    );
  });
  return { columns, rows, tiles: tiles.flat() };
}
