import type { Stage } from "../workshop/stages.ts";
import { initial } from "./alphabet.ts";
import type { Tile } from "./mosaic-paths.ts";

const columns = 14;
const rows = 12;
/** A tile of a letter is so many of the wall's, each way. */
const scale = 2;
/** From the upper left corner of the letter to its lower right one, as an order gets its color. */
const glazes: readonly Stage[] = ["glaze", "kiln", "packed", "sent", "sent"];
/** What stands for a name that no tile can say. */
const ornament = ["00100", "01110", "11011", "01110", "00100"];

/** The first letter of `words` on a wall of raw tiles, newest first as those of orders; its last tile is late. */
export function letterWall(words: string): { columns: number; tiles: Omit<Tile, "column" | "row">[] } {
  const letter = initial(words) ?? ornament;
  const width = (letter[0]?.length ?? 0) * scale;
  const left = Math.floor((columns - width) / 2);
  const top = (rows - letter.length * scale) / 2;
  const isLaid = (column: number, row: number) =>
    letter[Math.floor((row - top) / scale)]?.[Math.floor((column - left) / scale)] === "1";
  const tiles = Array.from({ length: columns * rows }, (_, place): Omit<Tile, "column" | "row"> => {
    const [column, row] = [place % columns, Math.floor(place / columns)];
    if (!isLaid(column, row)) return { stage: "clay" };
    const along = (column - left + row - top) / (width + letter.length * scale - 1);
    return { stage: glazes[Math.floor(along * glazes.length)] ?? "sent" };
  });
  const last = tiles.findLastIndex(({ stage }) => stage !== "clay");
  return { columns, tiles: tiles.map((tile, place) => (place === last ? { ...tile, isLate: true } : tile)) };
}
