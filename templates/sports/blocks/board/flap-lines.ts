/** How many flaps a line may have, and how many lines of them a board is at most high. */
const sizes = [
  { columns: 8, most: 2 },
  { columns: 12, most: 4 },
  { columns: 16, most: 6 },
];

/** A text in lines of as few and large flaps as hold it; a word longer than a line goes on in the next. */
export function flapLines(text: string): { columns: number; lines: string[] } {
  for (const { columns, most } of sizes) {
    const lines = linesOf(text, columns);
    const isBroken = text.split(/\s+/).some((word) => word.length > columns);
    if (lines.length <= most && !isBroken) return { columns, lines };
  }
  return { columns: 16, lines: linesOf(text, 16) };
}

function linesOf(text: string, columns: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    // Two lines stand beside each other: a flap between them stays blank.
    if (line !== undefined && `${line} ${word}`.length < columns) lines.splice(-1, 1, `${line} ${word}`);
    else lines.push(...(word.match(new RegExp(`.{1,${columns}}`, "gu")) ?? []));
  }
  return lines;
}
