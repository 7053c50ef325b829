import { type FormSchema, isForPeople, kindOf, schemaOf } from "../form/form-schema.ts";
import { fieldName } from "../form/form-words.ts";

/** A field of records that fits into a cell. */
export type Column = {
  name: string;
  label: string;
  schema: FormSchema;
  kind: "text" | "number" | "choice" | "switch";
  isOptional: boolean;
};

const kinds: ReadonlySet<string> = new Set(["text", "number", "choice", "switch"]);

/** The columns of a table of what `schema` takes, in its order: plain texts, numbers, choices, and what is so or not. */
export function columnsOf(schema: FormSchema): readonly Column[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, field]) => {
    const found = schemaOf(field, undefined);
    const kind = kindOf(found, true);
    // The end of the record's address: links lead to it.
    if (name === "id" || !isForPeople(name) || !kinds.has(kind)) return [];
    const isOptional = !required.includes(name);
    return [{ name, label: fieldName(name), schema: found, kind: kind as Column["kind"], isOptional }];
  });
}

/** The column that a record is known by: the first with words of its own. */
export function titleColumn(columns: readonly Column[]): Column | undefined {
  return columns.find(({ name }) => name === "title" || name === "name") ?? columns[0];
}
