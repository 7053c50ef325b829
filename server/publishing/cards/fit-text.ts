import type { Setter, SetWord } from "./set-words.ts";

export type Line = { words: readonly SetWord[]; width: number };

export type Fitted = { size: number; lines: readonly Line[]; lineHeight: number };

type Room = { width: number; height: number };
type Limits = {
  largest: number;
  smallest: number;
  /** As a part of the size: between lines, and how high capitals are. */
  leading: number;
  capital: number;
  mostLines?: number;
};

const step = 4;
/** Where a long word would have everything else smaller than this, it is broken. */
const breakBelow = 56;
/** What is longer is no title of a poster. */
const longest = 160;
/** Below the last line, as a part of the size. */
const descent = 0.24;

/**
 * `text` at the largest size at which it stands in `room`: whole, in lines of about one width. A word that is too wide for
 * that is broken between letters. Undefined where the style has not all letters, or where there is no room for all of it.
 */
export function fitText(text: string, setter: Setter, room: Room, limits: Limits): Fitted | undefined {
  if (text.length > longest) return undefined;
  const words = text.split(/\s+/).filter(Boolean);
  const set = words.map(setter.set);
  if (set.length === 0 || set.includes(undefined)) return undefined;
  const whole = set.filter((word) => word !== undefined);
  const lettersOf = measureLetters(setter);
  for (let size = limits.largest; size >= limits.smallest; size -= step) {
    const width = room.width / size;
    const pieces =
      size < breakBelow ? words.flatMap((word) => brokenWord(lettersOf(word), setter, width)) : whole;
    const lines = wrap(pieces, setter.space, width);
    if (lines && holds(lines, size, room, limits)) return { lines, size, lineHeight: size * limits.leading };
  }
  return undefined;
}

function holds(
  lines: readonly Line[],
  size: number,
  { height }: Room,
  { leading, capital, mostLines = 6 }: Limits,
): boolean {
  return lines.length <= mostLines && size * (capital + (lines.length - 1) * leading + descent) <= height;
}

/** In as few lines as there must be, and these as narrow as they can be; undefined where one word is too wide. */
function wrap(words: readonly SetWord[], space: number, width: number): Line[] | undefined {
  if (words.some((word) => word.width > width)) return undefined;
  const first = greedy(words, space, width);
  let best = first;
  for (let narrower = width * 0.95; narrower > width * 0.4; narrower *= 0.95) {
    if (words.some((word) => word.width > narrower)) break;
    const lines = greedy(words, space, narrower);
    if (lines.length > first.length) break;
    best = lines;
  }
  return best;
}

function greedy(words: readonly SetWord[], space: number, width: number): Line[] {
  const lines: { words: SetWord[]; width: number }[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && line.width + space + word.width <= width) {
      line.words.push(word);
      line.width += space + word.width;
    } else lines.push({ words: [word], width: word.width });
  }
  return lines;
}

type Letter = { text: string; width: number };

/** What measures the letters of a word, each once: to set a word anew for each letter that it may end with takes a hundred times as long. */
function measureLetters(setter: Setter): (word: string) => Letter[] {
  const segmenter = new Intl.Segmenter("en");
  const widths = new Map<string, number>();
  return (word) =>
    Array.from(segmenter.segment(word), ({ segment: text }) => {
      const width = widths.get(text) ?? setter.set(text)?.width ?? 0;
      widths.set(text, width);
      return { text, width };
    });
}

function brokenWord(letters: readonly Letter[], setter: Setter, width: number): SetWord[] {
  const pieces = [{ text: "", width: 0 }];
  for (const letter of letters) {
    const last = pieces.at(-1);
    if (last && (last.text === "" || last.width + letter.width <= width)) {
      last.text += letter.text;
      last.width += letter.width;
    } else pieces.push({ ...letter });
  }
  return pieces.flatMap(({ text }) => setter.set(text) ?? []);
}
