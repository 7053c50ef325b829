import { fitWord } from "../../../../engine/blocks/fit.ts";

export type Halves = { steady: string; falling: string; isLarge: boolean };

/**
 * The part of a title that stands and the part that falls: of one word the second half, of several the last word. One word
 * whose halves have room on a phone at the design's largest size says so.
 */
export function halvesOf(title: string): Halves {
  const words = title.trim().split(/\s+/);
  const last = words.at(-1) ?? "";
  if (words.length > 1) return { steady: words.slice(0, -1).join(" "), falling: last, isLarge: false };
  const letters = [...last];
  const steady = letters.slice(0, Math.floor(letters.length / 2)).join("");
  const falling = letters.slice(Math.floor(letters.length / 2)).join("");
  return { steady, falling, isLarge: fitWord(steady) <= 3 && fitWord(falling) <= 4 };
}
