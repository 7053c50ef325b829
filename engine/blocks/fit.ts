const [least, most] = [3, 24];
/** The longest text that stands on one line, in letters. */
const oneLine = 13;

/** Width of the longest word of `text` in mean letters, for `data-fit`: type sized by it never breaks a word (fit.css). */
export function fitWord(text: string): number {
  return clamp(Math.max(...text.split(/\s+/).map(widthOf)));
}

/** What one line must hold so that `text` fills the width: all of it if it is short, else its longer half. */
export function fitLine(text: string): number {
  return text.length <= oneLine
    ? clamp(widthOf(text))
    : Math.max(fitWord(text), clamp(widthOf(text) / 2 + 2));
}

function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  // Marks stand above or below a letter; from here on scripts fill squares, as pictures in text do.
  if (/\p{M}/u.test(letter)) return 0;
  if (letter > "\u2e80") return 1.8;
  if (/[fijlrtIJ1 .,:;'’!|-]/.test(letter)) return 0.65;
  return /[mwMW&@%]/.test(letter) ? 1.4 : 1;
}

function clamp(letters: number): number {
  return Math.min(most, Math.max(least, Math.ceil(letters)));
}
