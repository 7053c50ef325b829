import type { Database } from "../../db/database.ts";
import { type CatalogueContent, loadCatalogue } from "./load-catalogue.ts";

export type Catalogue = {
  /**
   * What `find` finds among the tables and functions there are. When it finds nothing the catalogue is read anew, at
   * most once a second: a migration may have brought what is asked for.
   */
  find: <Found>(find: (content: CatalogueContent) => Found | undefined) => Promise<Found | undefined>;
};

const shortestReload = 1_000;

/** The tables and functions of schema `public`, read on first use and kept. */
export function createCatalogue(database: Database, now: () => number = Date.now): Catalogue {
  let loading: Promise<CatalogueContent> | undefined;
  let loadedAt = 0;

  function load(): Promise<CatalogueContent> {
    loadedAt = now();
    const attempt = loadCatalogue(database.pool);
    loading = attempt;
    attempt.catch(() => {
      if (loading === attempt) loading = undefined;
    });
    return attempt;
  }

  return {
    find: async (find) => {
      const found = find(await (loading ?? load()));
      if (found !== undefined || now() - loadedAt < shortestReload) return found;
      return find(await load());
    },
  };
}
