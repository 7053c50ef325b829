import type { Tile } from "../mosaic/mosaic-paths.ts";
import { type Stage, stages } from "../workshop/stages.ts";

/** How stacks of tiles fill a chart, in tiles. */
export type StackFit = {
  /** Tiles side by side in one stack. */
  perRow: number;
  /** Of the highest stack. */
  rows: number;
  /** From one stack to the next. */
  stride: number;
  /** Of one tile with its grout, in the units of width and height. */
  size: number;
};

/** The grout between two stacks, in tiles. */
const gap = 0.5;

/** The number of tiles side by side at which `columns` stacks, the highest of `most` tiles, are drawn largest. */
export function fitStacks(columns: number, most: number, width: number, height: number): StackFit {
  let best: StackFit | undefined;
  for (let perRow = 1; perRow <= Math.max(1, most); perRow++) {
    const rows = Math.max(1, Math.ceil(most / perRow));
    const size = Math.min(width / (columns * (perRow + gap) - gap), height / rows);
    if (best && size <= best.size) continue;
    const stride = columns > 1 ? (width / size - perRow) / (columns - 1) : perRow;
    best = { perRow, rows, stride: Math.floor(stride * 10) / 10, size };
  }
  return best as StackFit;
}

/** The tiles of one stack, what has come furthest at the bottom; `unit` orders are one tile, and a begun one counts. */
export function stackTiles(
  { stages: counts, late }: { stages: Record<Stage, number>; late: number },
  { column, perRow, rows, unit = 1 }: { column: number; perRow: number; rows: number; unit?: number },
): Tile[] {
  const order = stages
    .toReversed()
    .flatMap((stage) => Array<Stage>(Math.round(counts[stage] / unit)).fill(stage));
  const lateTiles = Math.round(late / unit);
  return order.map((stage, index) => ({
    column: column + (index % perRow),
    row: rows - 1 - Math.floor(index / perRow),
    stage,
    isLate: index >= order.length - lateTiles,
  }));
}
