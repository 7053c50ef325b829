import { type ParsedSite, parseSite } from "../engine/document/parse-site.ts";
import { SiteDocumentError } from "../engine/document/site-document-error.ts";
import type { Design } from "../templates/design.ts";
import { designNamed } from "./designs.ts";
import { inOrder } from "./in-order.ts";
import { messageOf } from "./message-of.ts";
import { problemsOfRecords } from "./problems-of-records.ts";
import { SiteError } from "./site-error.ts";

/** Problems that are told at once, and letters of one. */
const most = 50;
const longest = 800;

/**
 * The site that `input` is (a document of any version, as JSON gives it), with the design that it names. Throws `SiteError`
 * with what is wrong with it, fifty things at the most.
 */
export function readSite(input: unknown): ParsedSite & { design: Design } {
  const name = nameOfDesign(input);
  try {
    const design = designNamed(name);
    const { site, unknownBlocks } = parseSite(input, design.blocks);
    const problems = problemsOfRecords(site, design);
    if (problems.length > 0) throw new SiteDocumentError(problems);
    return { design, site: inOrder(site), unknownBlocks };
  } catch (error) {
    const problems = error instanceof SiteDocumentError ? error.problems : [messageOf(error)];
    throw new SiteError(
      "document",
      // What is wrong with a document may be longer than the document, and is told to another thread.
      problems.slice(0, most).map((problem) => `design ${name ?? "none"}, ${problem}`.slice(0, longest)),
      { cause: error },
    );
  }
}

function nameOfDesign(input: unknown): string | undefined {
  const isNamed = typeof input === "object" && input !== null && "design" in input;
  return isNamed && typeof input.design === "string" ? input.design : undefined;
}
