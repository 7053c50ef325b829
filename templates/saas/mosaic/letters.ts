import type { Stage } from "../workshop/stages.ts";
import { type Glyph, spell } from "./alphabet.ts";
import { emptyTiles } from "./empty-tiles.ts";
import type { Tile } from "./mosaic-paths.ts";

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

/** A sign is no narrower, a line of it no wider, and it has no more lines: a longer name is laid by its initials. */
const narrowest = 25;
const widest = 45;
const mostLines = 3;
/** From one line to the next, a raw row between them, and from one word to the next. */
const lineHeight = 6;
const blank = 2;

/** How many tiles a sign of `words` is wide and high, with the raw ones around its letters. */
export function wordSize(words: string): { columns: number; rows: number } {
  const lines = linesOf(words);
  return {
    columns: Math.max(narrowest, ...lines.map((line) => widthOf(line) + 2)),
    rows: Math.max(1, lines.length) * lineHeight + 1,
  };
}

/**
 * `words` in glazed tiles on a wall of raw ones. The second tile of the last letter's foot is late, as one always is.
 * Words that no tile can say leave the wall raw.
 */
export function wordTiles(words: string): Tile[] {
  const { columns, rows } = wordSize(words);
  const lines = linesOf(words);
  if (lines.length === 0) return emptyTiles(columns, rows);
  const places = new Set<number>();
  let foot: number[] = [];
  for (const [index, line] of lines.entries()) {
    // A name of few letters stands in the middle.
    let left = lines.length > 1 ? 1 : Math.floor((columns - widthOf(line)) / 2);
    for (const { rows: glyph, before } of line) {
      left += before;
      foot = [];
      for (const [row, tiles] of glyph.entries())
        for (const [column, tile] of [...tiles].entries()) {
          const place = (index * lineHeight + 1 + row) * columns + left + column;
          if (tile === "1") places.add(place);
          if (tile === "1" && row === glyph.length - 1) foot.push(place);
        }
      left += glyph[0]?.length ?? 0;
    }
  }
  const late = foot[1] ?? foot[0];
  let laid = 0;
  return Array.from({ length: columns * rows }, (_, place) => ({
    column: place % columns,
    row: Math.floor(place / columns),
    stage: places.has(place) ? (glazed[laid++ % glazed.length] ?? "sent") : "clay",
    isLate: place === late,
  }));
}

/** A letter in a line, and how many raw columns stand between it and the one before. */
type Laid = { rows: Glyph; before: number };

function linesOf(words: string): Laid[][] {
  const spelled = spell(words);
  const lines = wrap(spelled);
  return lines.length > mostLines ? wrap([spelled.flatMap((word) => word.slice(0, 1))]).slice(0, 1) : lines;
}

/** Words in lines no wider than a sign; a word that is wider than that is broken where it must be. */
function wrap(words: readonly Glyph[][]): Laid[][] {
  const lines: Laid[][] = [];
  for (const word of words) {
    const letters = word.map((rows, index) => ({ rows, before: index > 0 ? 1 : 0 }));
    const line = lines.at(-1);
    const [first, ...rest] = letters;
    if (line && first && widthOf(line) + 1 + blank + widthOf(letters) <= widest - 2) {
      line.push({ ...first, before: 1 + blank }, ...rest);
      continue;
    }
    lines.push([]);
    for (const letter of letters) {
      const end = lines.at(-1);
      if (end && widthOf([...end, letter]) <= widest - 2) end.push(letter);
      else lines.push([{ ...letter, before: 0 }]);
    }
  }
  return lines;
}

function widthOf(line: readonly Laid[]): number {
  return line.reduce((sum, { rows, before }) => sum + before + (rows[0]?.length ?? 0), 0);
}
