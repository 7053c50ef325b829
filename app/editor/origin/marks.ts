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

/** What stands in `text` between its marks, and the number of each mark, in their order. */
export function splitAtMarks(text: string): (string | number)[] {
  return text.split(mark).map((part, index) => (index % 2 === 1 ? numberOf(part) : part));
}

/** The numbers of the marks in `text`, each once. */
export function marksIn(text: string): number[] {
  return [...new Set(Array.from(text.matchAll(mark), ([, sign = ""]) => numberOf(sign)))];
}

function numberOf(sign: string): number {
  return Array.from(sign).reduce((number, digit) => number * 4 + digits.indexOf(digit), 0);
}

/** `text` as people read it. */
export function withoutMarks(text: string): string {
  return text.replace(anyOfThem, "");
}
