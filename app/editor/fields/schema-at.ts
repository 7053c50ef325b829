import type { Path } from "../form/form-context.ts";
import { type FormSchema, schemaOf } from "../form/form-schema.ts";

/** A place as samples and findings write it ("services/0/title"), as a path. */
export function pathOf(place: string): Path {
  return place.split("/").map((name) => (/^\d+$/.test(name) ? Number(name) : name));
}

/** What stands at `path` of `value`; undefined where nothing does. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (held, name) => (held as Record<string | number, unknown> | undefined)?.[name],
    value,
  );
}

/** What stands at `path` of `value`, what may stand there, and whether it may be missing. Undefined where nothing may. */
export function fieldAt(
  schema: FormSchema,
  value: unknown,
  path: Path,
): { schema: FormSchema; value: unknown; isOptional: boolean } | undefined {
  let found = schemaOf(schema, value);
  let held = value;
  let isOptional = false;
  for (const name of path) {
    const inner = typeof name === "number" ? itemOf(found, name) : found.properties?.[name];
    if (!inner) return undefined;
    isOptional = typeof name === "string" && !found.required?.includes(name);
    held = (held as Record<string | number, unknown> | undefined)?.[name];
    found = schemaOf(inner, held);
  }
  return { schema: found, value: held, isOptional };
}

function itemOf({ prefixItems, items }: FormSchema, index: number): FormSchema | undefined {
  return prefixItems?.[index] ?? (typeof items === "object" ? items : undefined);
}
