/**
 * Marks that nobody sees, around the texts of a section that is drawn once more to find out where each of them stands: the
 * number of a text in four digits that have no width (Unicode, "Invisible operators"), between two word joiners.
 */
const joiner = "\u2060";
const digits = ["\u2061", "\u2062", "\u2063", "\u2064"];
const width = 6;
const mark = new RegExp(`${joiner}([${digits.join("")}]{${width}})${joiner}`, "g");
const anyOfThem = new RegExp(`[${joiner}${digits.join("")}]`, "g");

/** `text` between two marks of this number (0 to 4095). */
export function marked(text: string, number: number): string {
  const sign = Array.from({ length: width }, (_, at) => digits[(number >> (2 * (width - 1 - at))) & 3]).join(
    "",
  );
  return `${joiner}${sign}${joiner}${text}${joiner}${sign}${joiner}`;
}

/** The numbers of the marks in `text`, each once. */
export function marksIn(text: string): number[] {
  const found = Array.from(text.matchAll(mark), ([, sign = ""]) =>
    Array.from(sign).reduce((number, digit) => number * 4 + digits.indexOf(digit), 0),
  );
  return [...new Set(found)];
}

/** The number of the one text that `text` is, from its first letter to its last; undefined where more or less stands there. */
export function wholeMark(text: string): number | undefined {
  const [number, ...others] = marksIn(text);
  if (number === undefined || others.length > 0) return undefined;
  const sign = marked("", number).slice(0, width + 2);
  const inner = text.slice(sign.length, text.length - sign.length);
  return text.startsWith(sign) && text.endsWith(sign) && !inner.includes(joiner) ? number : undefined;
}

/** `text` as people read it. */
export function withoutMarks(text: string): string {
  return text.replace(anyOfThem, "");
}
