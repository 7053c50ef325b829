import { RequestError } from "../request-error.ts";
import type { Catalogue } from "./catalogue.ts";
import { UnknownColumnError } from "./find-column.ts";
import type { Relation } from "./load-catalogue.ts";

/**
 * What `build` makes for the table or view called `name`. A table or column that the catalogue does not know may be a
 * new one, so then it is read anew. Throws `RequestError` PGRST205 (404) without such a table, and what `build` throws.
 */
export async function buildForTable<Built>(
  catalogue: Catalogue,
  name: string,
  build: (table: Relation) => Built,
): Promise<Built> {
  let unknownColumn: UnknownColumnError | undefined;
  const result = await catalogue.find(({ tables }) => {
    const table = tables.get(name);
    unknownColumn = undefined;
    if (!table) return undefined;
    try {
      return { built: build(table) };
    } catch (error) {
      if (!(error instanceof UnknownColumnError)) throw error;
      unknownColumn = error;
      return undefined;
    }
  });
  if (result) return result.built;
  if (unknownColumn) throw unknownColumn;
  throw new RequestError(404, "PGRST205", `Could not find the table 'public.${name}' in the schema cache`);
}
