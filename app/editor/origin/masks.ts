/**
 * Masks for texts of a section that is drawn once more: each letter of a text becomes the one sign that its number has (Unicode, "Private
 * use area"), so that it is as long as before, and each letter says by itself which text it is of. What a text refers to in braces
 * stays, and so do its spaces.
 */
const first = 0xe000;
const last = 0xf8ff;

/** `text` masked by this number; texts beyond the signs that there are stay as they are. */
export function masked(text: string, number: number): string {
  if (first + number > last) return text;
  const sign = String.fromCharCode(first + number);
  return text.replace(/(\{[^{}]*\})|[^\s{}]/g, (_, reference?: string) => reference ?? sign);
}

/** The number of the text that a letter is of; undefined for one that is no mask. */
export function maskOf(letter: string): number | undefined {
  const code = letter.charCodeAt(0);
  return code >= first && code <= last ? code - first : undefined;
}

/** The numbers of the masks in `text`, each once. */
export function masksIn(text: string): number[] {
  return [...new Set(Array.from(text).flatMap((letter) => maskOf(letter) ?? []))];
}
