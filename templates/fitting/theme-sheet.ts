import type { Theme } from "../../engine/theme/theme.ts";
import { themeCss } from "../../engine/theme/theme-css.ts";

/**
 * Letters beyond those of English and its neighbours, of all alphabets that a name may be written in: a sheet is written
 * before anybody has typed one, and a browser fetches of its faces those that it shows.
 */
const letters = [
  ...range(0x100, 0x24f),
  ...range(0x1ea0, 0x1ef9),
  ...range(0x391, 0x3c9),
  ...range(0x410, 0x44f),
  "אבجम ไ가漢あ",
].join("");

/** `theme` as CSS, for whatever is written in it. */
export function themeSheet(theme: Theme): string {
  return themeCss(theme, ":root", { letters });
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}
