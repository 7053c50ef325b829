/** Whose affair it is that a site cannot be drawn: its document's, or that of a view that does not cope with it. */
export type SiteErrorReason = "document" | "view";

/** A site that cannot be drawn: one sentence for each problem, with the design, and the page and section where it is. */
export class SiteError extends Error {
  readonly reason: SiteErrorReason;
  readonly problems: readonly string[];

  constructor(reason: SiteErrorReason, problems: readonly string[], options?: ErrorOptions) {
    super(problems.join("\n"), options);
    this.reason = reason;
    this.problems = problems;
  }
}
