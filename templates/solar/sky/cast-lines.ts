import { fitWord } from "../../../engine/blocks/fit.ts";

/** The longest line that headlines hold at their largest, in mean letters. */
const full = 11;

/** `title` in lines that none of its words breaks: one where it fits at full size, else as few as its longest word allows. */
export function castLines(title: string): string[] {
  if (lettersOf(title) <= full) return [title];
  const longest = Math.max(full, fitWord(title));
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lettersOf(longer) <= longest) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** For `data-fit`: mean letters of the longest of `lines`, if there is one beyond what full size holds. */
export function fitLines(lines: readonly string[], most = full): number | undefined {
  const letters = Math.max(...lines.map(lettersOf));
  return letters > most ? letters : undefined;
}

/** A line is as wide as one word. */
function lettersOf(line: string): number {
  return fitWord(line.replaceAll(/\s/g, "-"));
}
