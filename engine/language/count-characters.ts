/**
 * Code units of one character: the longest emoji have 14, and other letters with their marks seldom more than four. What goes on is
 * counted as more, or accents, and letters that join without end, would get past every limit.
 */
const longest = { emoji: 16, other: 4 };

const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });

/** How many characters people see in `text`: grapheme clusters (UAX #29), of which an emoji or an accented letter is one. */
export function countCharacters(text: string): number {
  if (isPlain(text)) return text.length;
  let count = 0;
  for (const { segment } of segmenter.segment(text)) {
    const most = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(segment)
      ? longest.emoji
      : longest.other;
    count += segment === "\r\n" ? 1 : Math.ceil(segment.length / most);
  }
  return count;
}

/** Whether `text` has at most `max` characters as people count them. */
export function hasAtMost(text: string, max: number): boolean {
  if (text.length <= max) return true;
  return text.length <= max * longest.emoji && countCharacters(text) <= max;
}

/** Up to the Latin letters with accents, each code unit is a character, but for a carriage return before a line's end. */
function isPlain(text: string): boolean {
  return /^[\n -~\u00A0-\u02FF]*$/.test(text);
}
