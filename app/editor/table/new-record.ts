import { subdomainOf } from "../../../contract/subdomain-of.ts";
import type { SiteRecord } from "../../../engine/render/resolve.ts";
import { type FormSchema, faultOf, itemLikeLast } from "../form/form-schema.ts";
import type { CellValue } from "./cell-text.ts";
import { type Column, titleColumn } from "./columns.ts";

type Wanted = {
  /** What is known of it, by field. */
  cells: Readonly<Record<string, CellValue>>;
  /** The end of its address, where it was said. */
  id?: string;
};

/**
 * A record that says `cells`; what else it must have is like the last of `records`. Its address ends with `id`, or with what
 * the record is called, with a number where that is taken.
 */
export function newRecord(
  schema: FormSchema,
  columns: readonly Column[],
  records: readonly SiteRecord[],
  { cells, id }: Wanted,
): SiteRecord {
  const last = (itemLikeLast(records) ?? {}) as Record<string, unknown>;
  const title = titleColumn(columns);
  const names = Object.keys(schema.properties ?? {});
  const entries = names.flatMap((name): [string, unknown][] => {
    if (name === "id") return [[name, freeId(schema, records, id ?? String(cells[title?.name ?? ""] ?? ""))]];
    if (Object.hasOwn(cells, name)) return cells[name] === undefined ? [] : [[name, cells[name]]];
    return schema.required?.includes(name) && Object.hasOwn(last, name) ? [[name, last[name]]] : [];
  });
  return Object.fromEntries(entries) as SiteRecord;
}

function freeId(schema: FormSchema, records: readonly SiteRecord[], wanted: string): string {
  const taken = new Set(records.map(({ id }) => id));
  const field = schema.properties?.id ?? {};
  const fits = (id: string) => !taken.has(id) && faultOf(field, id) === undefined;
  const stem = subdomainOf(wanted) || "record";
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? "" : `-${number}`;
    // Some designs have short ones.
    for (let length = 40; length >= 8; length -= 4) {
      const id = stem.slice(0, length - end.length).replace(/-+$/, "") + end;
      if (fits(id)) return id;
    }
  }
}
