import type { BlockRegistry } from "../blocks/block.ts";
import type { SiteDocument } from "../document/site-document.ts";

/** What is looked for, in the words by which a finding is named. */
export const rules = [
  "contrast",
  "dead-link",
  "page-title",
  "picture-text",
  "form-receiver",
  "sample-quotes",
  "sample-figures",
  "sample-prices",
  "sample-address",
  "title-length",
  "description",
  "same-title",
  "headings",
] as const;

export type Rule = (typeof rules)[number];

/** Something that a check before publishing found. */
export type Finding = {
  /** The same for the same thing each time it is looked at, whatever is changed beside it. */
  id: string;
  rule: Rule;
  /** What blocks must be mended, hidden or, where that is offered, accepted before the site is published. */
  severity: "blocking" | "advice";
  /** Whether its owner may want to have it as it is. */
  isAcceptable: boolean;
  page?: string | undefined;
  section?: string | undefined;
  /** Within the section's props, or `nav`, `footer`, `theme`. */
  place?: string | undefined;
  /** What is wrong, and what to do. */
  message: string;
  mend: string;
};

/** A page as visitors get it. */
export type CheckedPage = {
  /** Where it stands in the document: that of a record's page is that of all records. */
  page: string;
  /** Where it is found. */
  address: string;
  html: string;
};

/** A site with what came of it: what checks look at. */
export type Checked = {
  site: SiteDocument;
  blocks: BlockRegistry;
  /** First those of the document, in its order. */
  pages: readonly CheckedPage[];
};

/** What names a finding: rule and place. */
export function findingId({
  rule,
  page,
  section,
  place,
}: Pick<Finding, "rule" | "page" | "section" | "place">) {
  return [rule, page ?? "", section ?? "", place ?? ""].join("|").slice(0, 400);
}

/** A finding with its name. */
export function found(said: Omit<Finding, "id">): Finding {
  return { id: findingId(said), ...said };
}
