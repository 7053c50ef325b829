import { CommandError } from "../api/command-error.ts";
import { csvLine, utf8Mark } from "../messages/csv-line.ts";

/** Of one table: all of it is put together at once, while others wait. Ask the database for one more, to see that there are more. */
export const mostTableRows = 100_000;

/** A list of the studio as a table (CSV) of which no spreadsheet runs anything. Throws `too_large`. */
export function studioTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): { csv: string; count: number } {
  if (rows.length > mostTableRows) {
    throw new CommandError("too_large", {
      message: "These are more rows than fit into one table.",
      hint: "Filter the list first, and take it in parts.",
    });
  }
  return { csv: utf8Mark + [heads, ...rows].map(csvLine).join(""), count: rows.length };
}
