import { type Stage, stages } from "../workshop/stages.ts";
import type { Tile } from "./mosaic-paths.ts";

/** Raw tiles with one late one among them: what is shown where there is nothing to show. */
export function emptyTiles(columns: number, rows: number): Tile[] {
  const odd = Math.floor(columns * rows * 0.62);
  return Array.from({ length: columns * rows }, (_, index) => ({
    column: index % columns,
    row: Math.floor(index / columns),
    stage: index === odd ? "kiln" : (stages[0] as Stage),
    isLate: index === odd,
  }));
}
