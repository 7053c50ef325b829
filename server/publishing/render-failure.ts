import { PatchError } from "../../engine/document/apply-patch.ts";
import type { SiteErrorReason } from "../../renderer/site-error.ts";
import type { LoadedRenderer } from "./load-renderer.ts";

/** Why a site cannot be rendered, as data that a thread can tell another. */
export type Failure = {
  /** Whose affair it is: the document's, a view's that does not cope with it, of a site for which time or memory end first, or the renderer's own. */
  reason: SiteErrorReason | "limit" | "renderer";
  /** One sentence each, with the design, and the page and section where it is. */
  problems: readonly string[];
};

/** A site that cannot be rendered, and why. */
export class RenderFailure extends Error {
  readonly reason: Failure["reason"];
  readonly problems: readonly string[];

  constructor({ reason, problems }: Failure) {
    super(`the site cannot be rendered:\n${problems.join("\n")}`);
    this.reason = reason;
    this.problems = problems;
  }
}

/** What went wrong when `error` was thrown by `renderSite`. */
export function failureOf(error: unknown, { drawing }: Pick<LoadedRenderer, "drawing">): Failure {
  if (error instanceof drawing.SiteError) return { reason: error.reason, problems: error.problems };
  if (error instanceof PatchError) return { reason: "document", problems: [error.message] };
  return { reason: "renderer", problems: [error instanceof Error ? error.message : String(error)] };
}
