import type { z } from "zod";
import type { BlockRegistry } from "../blocks/block.ts";
import { migrateSite } from "./migrate-site.ts";
import { type SiteDocument, siteDocumentSchema } from "./site-document.ts";

export type ParsedSite = {
  site: SiteDocument;
  /** Blocks of a type that `registry` does not have; they stay in the document and are drawn as nothing. */
  unknownBlocks: { page: string; index: number; type: string }[];
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
  for (const [page, { blocks }] of Object.entries(site.pages)) {
    problems.push(...describeRepeatedIds(page, blocks));
    blocks.forEach(({ type, props }, index) => {
      const definition = registry.get(type);
      if (!definition) {
        unknownBlocks.push({ page, index, type });
        return;
      }
      const checked = definition.schema.safeParse(props);
      if (!checked.success)
        problems.push(...describeIssues(checked.error, `page ${page}, block ${index + 1} (${type}): `));
    });
  }
  if (problems.length > 0) throw new SiteDocumentError(problems);
  return { site, unknownBlocks };
}

function describeIssues(error: z.ZodError, place: string): string[] {
  return error.issues.map(({ path, message }) => `${place}${path.join(".") || "document"}: ${message}`);
}

function describeRepeatedIds(page: string, blocks: readonly { id?: string | undefined }[]): string[] {
  const ids = blocks.flatMap(({ id }) => id ?? []);
  return ids
    .filter((id, index) => ids.indexOf(id) < index)
    .map((id) => `page ${page}: two blocks are called ${id}, rename one`);
}
