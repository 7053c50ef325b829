/** Begins a CSV whose letters are UTF-8: spreadsheets believe nothing else. */
export const utf8Mark = "\uFEFF";

/** What a spreadsheet would take for a formula, also behind blanks or a line's end; in the letters of East Asia its signs are wider. */
const formula = /^\s*[=+\-@|＝＋－＠]|^[\t\r\n]/;

/** One line of a CSV (RFC 4180), of which no spreadsheet runs anything: visitors wrote it (OWASP, "CSV Injection"). */
export function csvLine(values: readonly string[]): string {
  return `${values.map(cell).join(",")}\r\n`;
}

function cell(text: string): string {
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
