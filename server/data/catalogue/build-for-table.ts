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
  let unknown = new RequestError(
    404,
    "PGRST205",
    `Could not find the table 'public.${name}' in the schema cache`,
  );
  const result = await catalogue.find(({ tables }) => {
    const table = tables.get(name);
    if (!table) return undefined;
    try {
      return { built: build(table) };
    } catch (error) {
      if (!(error instanceof UnknownColumnError)) throw error;
      unknown = error;
      return undefined;
    }
  });
  if (result) return result.built;
  throw unknown;
}
