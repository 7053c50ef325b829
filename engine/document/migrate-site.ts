import type { z } from "zod";
import { describeIssues } from "./describe-issues.ts";
import { earlier, type SiteV1, type SiteV2 } from "./earlier-sites.ts";
import { factsOfV2 } from "./facts-of-v2.ts";
import { currentSchema } from "./site-document.ts";
import { NewerSiteError, SiteDocumentError } from "./site-document-error.ts";

type Json = { [key: string]: unknown };

/**
 * Lifts `site` (any version, as JSON gives it) to the current schema and returns a new object; a current one comes back
 * as it is. Pure; what it does not know it leaves alone. Throws `NewerSiteError` for a version that this code does not know
 * yet, and `SiteDocumentError` for what is no site document, or not what its version says.
 */
export function migrateSite(site: unknown): Json {
  if (typeof site !== "object" || site === null || !("schema" in site) || !Number.isInteger(site.schema))
    throw new SiteDocumentError(["document: it has no schema version, it must be a site as it was saved"]);
  const current = site as Json & { schema: number };
  if (current.schema > currentSchema)
    throw new NewerSiteError([
      `document: it was saved by a newer version (schema ${current.schema}, this one knows ${currentSchema}), update first`,
    ]);
  if (current.schema === currentSchema) return current;
  if (current.schema === 1) return migrateSite(giveEachPageItsOwnSeo(read(earlier[1], current)));
  if (current.schema === 2) return migrateSite(sayFactsOnce(read(earlier[2], current)));
  throw new SiteDocumentError([
    `document: no site has schema ${current.schema}, it must be a site as it was saved`,
  ]);
}

function read<Site>(
  schema: { safeParse: (site: unknown) => z.ZodSafeParseResult<Site> },
  site: Json & { schema: number },
): Site {
  const shape = schema.safeParse(site);
  if (!shape.success) throw new SiteDocumentError(describeIssues(shape.error));
  return shape.data;
}

/** Version 1 had one title and description for the whole site, and a page was its blocks alone. */
function giveEachPageItsOwnSeo(site: SiteV1): Json {
  const { title, description, ...seo } = site.seo;
  const pages = Object.entries(site.pages).map(([path, blocks]) => [
    path,
    { seo: { title, description }, blocks },
  ]);
  return { ...site, schema: 2, seo, pages: Object.fromEntries(pages) };
}

/** Version 2 had blocks in a list without keys, and knew the business only as search engines are told of it. */
function sayFactsOnce(site: SiteV2): Json {
  const { siteName, business, ...seo } = site.seo;
  const { name, telephone, email, ...rest } = business;
  const pages = Object.entries(site.pages).map(([path, { blocks, ...page }]) => [
    path,
    { ...page, ...sectionsOf(blocks) },
  ]);
  const { facts, kept } = factsOfV2({ name: siteName ?? name, telephone, email });
  const tray = kept.map((text) => ({ page: "/", section: "facts", text }));
  return {
    ...site,
    schema: 3,
    facts,
    seo: { ...seo, business: rest },
    pages: Object.fromEntries(pages),
    ...(tray.length > 0 && { tray }),
  };
}

/** As keys must be; what names blocks may be shorter or longer. */
const isKey = /^[a-z][\w-]{1,39}$/i;

/** Blocks under keys: their own name, else that of their type, with a number where it is taken. */
function sectionsOf(blocks: SiteV2["pages"][string]["blocks"]): Json {
  const sections = new Map<string, unknown>();
  for (const block of blocks) {
    const names = [block.id, block.type.split("/").at(-1), "section"];
    const name = names.find((one) => one !== undefined && isKey.test(one)) ?? "section";
    let key = name;
    for (let number = 2; sections.has(key); number += 1) key = `${name.slice(0, 34)}-${number}`;
    sections.set(key, block);
  }
  return { sections: Object.fromEntries(sections), order: [...sections.keys()] };
}
