/** What is wrong with a document, one sentence a line, each beginning with the place. */
export class SiteDocumentError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const rest = problems.length - mostShown;
    const shown = rest > 0 ? [...problems.slice(0, mostShown), `and ${rest} more`] : problems;
    super(`the site cannot be used:\n${shown.join("\n")}`);
    this.problems = problems;
  }
}

/** More than that nobody reads, and a document may be wrong in every place. */
const mostShown = 50;

/** A document from a later version than this code knows. */
export class NewerSiteError extends SiteDocumentError {}
