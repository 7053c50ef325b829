/** Code points as the descriptor `unicode-range` says them: `U+104-107,U+118`. */
export function unicodeRange(codes: Iterable<number>): string {
  const runs: [first: number, last: number][] = [];
  for (const code of [...codes].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && code <= run[1] + 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join();
}

/** Those characters of `text` that are in `range`, which is written as `unicodeRange` does. */
export function charactersIn(range: string, text: string): string[] {
  const runs = range.split(",").map((run) =>
    run
      .slice(2)
      .split("-")
      .map((hex) => Number.parseInt(hex, 16)),
  );
  return Array.from(text).filter((character) => {
    const code = character.codePointAt(0) ?? 0;
    return runs.some(([first = 0, last = first]) => code >= first && code <= last);
  });
}
