/** A statement and its values, in the order of their numbers. Values are text in PostgreSQL's own notation. */
export type Statement = { text: string; values: readonly string[] };

/** Collects a statement's values: nothing that a request says gets into a statement in any other way. */
export class Parameters {
  readonly values: string[] = [];

  /** Takes `value` and gives its place in the statement, as a value of the SQL type `type` (from the catalogue). */
  add(value: string, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }

  /** As `add`, for a list: an array of `type`. */
  addList(values: readonly string[], type: string): string {
    const elements = values.map((value) => `"${value.replace(/[\\"]/g, "\\$&")}"`);
    return this.add(`{${elements.join(",")}}`, `${type}[]`);
  }
}

/** `name` as an identifier of SQL: one from the catalogue, or a plain one of the request's own (`parseSelect`). */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** `text`, which comes from the catalogue and never from a request, as a literal of SQL. */
export function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
