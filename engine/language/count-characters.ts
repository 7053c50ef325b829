/** Code units that one character may have at the most: the longest emoji have 14, and accents piled up without end are none. */
const longestCharacter = 16;

const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });

/** How many characters people see in `text`: grapheme clusters (UAX #29), of which an emoji or an accented letter is one. */
export function countCharacters(text: string): number {
  if (isPlain(text)) return text.length;
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** Whether `text` has at most `max` characters as people count them. */
export function hasAtMost(text: string, max: number): boolean {
  if (text.length <= max) return true;
  return text.length <= max * longestCharacter && countCharacters(text) <= max;
}

/** Up to the Latin letters with accents, each code unit is a character, but for a carriage return before a line's end. */
function isPlain(text: string): boolean {
  return /^[\n -~\u00A0-\u02FF]*$/.test(text);
}
