import { currentSchema } from "./site-document.ts";

type Json = { [key: string]: unknown };
type Migration = (site: Json) => Json;

/** Lifts a document from the version of the key to the next. Pure; what it does not know it leaves alone. */
const migrations: Readonly<Record<number, Migration>> = {
  1: giveEachPageItsOwnSeo,
  2: sayFactsOnce,
};

/** A document from a later version than this code knows. */
export class NewerSiteError extends Error {}

/**
 * Lifts `site` (any version, as JSON gives it) to the current schema and returns a new object; a current one comes back
 * as it is. Throws `NewerSiteError` for a version that this code does not know yet, and a `TypeError` for what is no
 * site document at all.
 */
export function migrateSite(site: unknown): Json {
  if (typeof site !== "object" || site === null || !("schema" in site) || !Number.isInteger(site.schema))
    throw new TypeError("not a site document: it has no schema version");
  let current = site as Json & { schema: number };
  if (current.schema > currentSchema)
    throw new NewerSiteError(
      `the site was saved by a newer version (schema ${current.schema}, this one knows ${currentSchema}): update first`,
    );
  while (current.schema < currentSchema) {
    const migrate = migrations[current.schema];
    if (!migrate) throw new TypeError(`no site document has schema ${current.schema}`);
    current = { ...migrate(current), schema: current.schema + 1 };
  }
  return current;
}

/** Version 1 had one title and description for the whole site, and a page was its blocks alone. */
function giveEachPageItsOwnSeo(site: Json): Json {
  const { title, description, ...seo } = site.seo as Json;
  const pages = Object.entries(site.pages as Json).map(([path, blocks]) => [
    path,
    { seo: { title, description }, blocks },
  ]);
  return { ...site, seo, pages: Object.fromEntries(pages) };
}

/** Version 2 had blocks in a list without keys, and knew the business only as search engines are told of it. */
function sayFactsOnce(site: Json): Json {
  const { siteName, business, ...seo } = site.seo as Json;
  const { name, telephone, email, ...rest } = business as Json;
  const pages = Object.entries(site.pages as Record<string, Json>).map(([path, { blocks, ...page }]) => [
    path,
    { ...page, ...sectionsOf(blocks as Json[]) },
  ]);
  return {
    ...site,
    facts: {
      name: siteName ?? name,
      ...(typeof telephone === "string" && { phone: telephone }),
      ...(typeof email === "string" && { email }),
    },
    seo: { ...seo, business: rest },
    pages: Object.fromEntries(pages),
  };
}

/** Blocks under keys: their own name, else that of their type, with a number where it is taken. */
function sectionsOf(blocks: readonly Json[]): Json {
  const sections: Json = {};
  for (const block of blocks) {
    const name = String(block.id ?? String(block.type).split("/").at(-1));
    let key = name;
    for (let number = 2; key in sections; number += 1) key = `${name}-${number}`;
    sections[key] = block;
  }
  return { sections, order: Object.keys(sections) };
}
