import { CommandError } from "../api/command-error.ts";
import { RenderFailure } from "../publishing/render-failure.ts";

/** What a renderer's refusal of a document says to whoever sent it. */
export function refusedDocument(error: unknown): unknown {
  if (!(error instanceof RenderFailure) || error.reason === "renderer") return error;
  const [first, ...others] = error.problems;
  return new CommandError("document_refused", {
    ...(first && { message: first }),
    ...(others.length > 0 && { hint: others.slice(0, 5).join("\n") }),
    cause: error,
  });
}
