import type { BlockRegistry } from "../blocks/block.ts";
import { checkRecords } from "./check-records.ts";
import { checkReferences } from "./check-references.ts";
import { checkSections } from "./check-sections.ts";
import { checkSize } from "./check-size.ts";
import { describeIssues, placeIn } from "./describe-issues.ts";
import { migrateSite } from "./migrate-site.ts";
import { type SiteDocument, siteDocumentSchema } from "./site-document.ts";
import { SiteDocumentError } from "./site-document-error.ts";

export type ParsedSite = {
  site: SiteDocument;
  /** Blocks of a type that `registry` does not have; they stay in the document and are drawn as nothing. */
  unknownBlocks: { page: string; key: string; type: string }[];
};

/**
 * The door for documents from outside, whoever sends them: lifts `input` (parsed JSON) to the current schema and checks it,
 * the props of each block against `registry`. Throws `SiteDocumentError` with every problem and its place,
 * those of its shape before those of what it refers to, and nothing else.
 */
export function parseSite(input: unknown, registry: BlockRegistry): ParsedSite {
  refuse(checkSize(input));
  const shape = siteDocumentSchema.safeParse(migrateSite(input));
  if (!shape.success) throw new SiteDocumentError(describeIssues(shape.error));
  const site: SiteDocument = shape.data;
  const unknownBlocks: ParsedSite["unknownBlocks"] = [];
  const problems: string[] = [];
  for (const [page, { sections, order }] of Object.entries(site.pages)) {
    problems.push(...checkSections(page, { sections, order }));
    for (const [key, { type, props }] of Object.entries(sections)) {
      const definition = registry.get(type);
      if (!definition) {
        unknownBlocks.push({ page, key, type });
        continue;
      }
      const checked = definition.schema.safeParse(props);
      if (!checked.success) problems.push(...describeIssues(checked.error, placeIn(page, key, type)));
    }
  }
  refuse(problems);
  refuse([...checkRecords(site), ...checkReferences(site, registry)]);
  return { site, unknownBlocks };
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new SiteDocumentError(problems);
}
