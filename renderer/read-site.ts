import { type ParsedSite, parseSite } from "../engine/document/parse-site.ts";
import { SiteDocumentError } from "../engine/document/site-document-error.ts";
import type { Design } from "../templates/design.ts";
import { designNamed } from "./designs.ts";
import { messageOf } from "./message-of.ts";
import { SiteError } from "./site-error.ts";

/**
 * The site that `input` is (a document of any version, as JSON gives it), with the design that it names. Throws `SiteError`
 * with all that is wrong with it.
 */
export function readSite(input: unknown): ParsedSite & { design: Design } {
  const name = nameOfDesign(input);
  try {
    const design = designNamed(name);
    return { design, ...parseSite(input, design.blocks) };
  } catch (error) {
    const problems = error instanceof SiteDocumentError ? error.problems : [messageOf(error)];
    throw new SiteError(
      "document",
      problems.map((problem) => `design ${name ?? "none"}, ${problem}`),
      { cause: error },
    );
  }
}

function nameOfDesign(input: unknown): string | undefined {
  const isNamed = typeof input === "object" && input !== null && "design" in input;
  return isNamed && typeof input.design === "string" ? input.design : undefined;
}
