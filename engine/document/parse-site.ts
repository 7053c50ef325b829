import type { z } from "zod";
import type { BlockRegistry } from "../blocks/block.ts";
import { migrateSite } from "./migrate-site.ts";
import { type SiteDocument, siteDocumentSchema } from "./site-document.ts";

export type ParsedSite = {
  site: SiteDocument;
  /** Blocks of a type that `registry` does not have; they stay in the document and are drawn as nothing. */
  unknownBlocks: { page: string; key: string; type: string }[];
};

/** What is wrong with a document, one sentence a line, each beginning with the place. */
export class SiteDocumentError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`the site cannot be used:\n${problems.join("\n")}`);
    this.problems = problems;
  }
}

/**
 * The door for documents from outside: lifts `input` (parsed JSON) to the current schema and checks it, the props of each
 * block against `registry`. Throws `SiteDocumentError` with every problem and its place, or what `migrateSite` throws.
 */
export function parseSite(input: unknown, registry: BlockRegistry): ParsedSite {
  const shape = siteDocumentSchema.safeParse(migrateSite(input));
  if (!shape.success) throw new SiteDocumentError(describeIssues(shape.error, ""));
  const site: SiteDocument = shape.data;
  const unknownBlocks: ParsedSite["unknownBlocks"] = [];
  const problems: string[] = [];
  for (const [page, { sections, order }] of Object.entries(site.pages)) {
    problems.push(...describeOrder(page, sections, order), ...describeNames(page, Object.values(sections)));
    for (const [key, { type, props }] of Object.entries(sections)) {
      const definition = registry.get(type);
      if (!definition) {
        unknownBlocks.push({ page, key, type });
        continue;
      }
      const checked = definition.schema.safeParse(props);
      if (!checked.success)
        problems.push(...describeIssues(checked.error, `page ${page}, section ${key} (${type}): `));
    }
  }
  if (problems.length > 0) throw new SiteDocumentError(problems);
  return { site, unknownBlocks };
}

function describeIssues(error: z.ZodError, place: string): string[] {
  return error.issues.map(({ path, message }) => `${place}${path.join(".") || "document"}: ${message}`);
}

function describeOrder(page: string, sections: object, order: readonly string[]): string[] {
  const keys = Object.keys(sections);
  const isWhole =
    order.length === keys.length &&
    new Set(order).size === keys.length &&
    order.every((key) => Object.hasOwn(sections, key));
  return isWhole ? [] : [`page ${page}: its order must name each of its sections once`];
}

/** Names that the frame of every page has. */
const taken = ["content", "navigation", "footer"];

function describeNames(page: string, blocks: readonly { id?: string | undefined }[]): string[] {
  const ids = blocks.flatMap(({ id }) => id ?? []);
  return ids
    .filter((id, index) => ids.indexOf(id) < index || taken.includes(id))
    .map((id) => `page ${page}: two places are called ${id}, rename one`);
}
