import { type Stage, stages } from "../workshop/stages.ts";
import type { Tile } from "./mosaic-paths.ts";

/** The letters that signs are laid in, five rows of tiles each. */
const letters: Record<string, readonly string[]> = {
  E: ["###", "#..", "##.", "#..", "###"],
  L: ["#..", "#..", "#..", "#..", "###"],
  S: ["###", "#..", "###", "..#", "###"],
  T: ["###", ".#.", ".#.", ".#.", ".#."],
};
const glazed: readonly Stage[] = [
  "sent",
  "sent",
  "sent",
  "packed",
  "sent",
  "glaze",
  "sent",
  "sent",
  "kiln",
  "sent",
  "packed",
];

/** How many tiles `word` is wide and high, with the raw ones around it. */
export function wordSize(word: string): { columns: number; rows: number } {
  return { columns: word.length * 4 + 1, rows: 7 };
}

/** `word` in glazed tiles on a wall of raw ones. The second tile of the last letter's foot is late, as one always is. */
export function wordTiles(word: string): Tile[] {
  const { columns, rows } = wordSize(word);
  let laid = 0;
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const letter = letters[word[Math.floor((column - 1) / 4)] ?? ""];
    const isGlazed = column > 0 && letter?.[row - 1]?.[(column - 1) % 4] === "#";
    const stage = isGlazed ? (glazed[laid++ % glazed.length] ?? "sent") : "clay";
    return { column, row, stage, isLate: isGlazed && column === columns - 3 && row === rows - 2 };
  });
}

/** The mark: a T of five tiles, one for each stage that has a color and the first of them twice. */
export const markTiles: readonly Tile[] = [
  { column: 0, row: 0, stage: "glaze" },
  { column: 1, row: 0, stage: "sent" },
  { column: 2, row: 0, stage: "kiln" },
  { column: 1, row: 1, stage: "sent" },
  { column: 1, row: 2, stage: "packed" },
];

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
