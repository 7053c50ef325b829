import { CommandError } from "../api/command-error.ts";

/** The brand is not the one that was meant any more. */
export function brandChanged(): CommandError {
  return new CommandError("draft_changed", {
    message: "Your brand has been changed meanwhile, in another window. Reload the page to see it.",
  });
}
