import { CommandError } from "../api/command-error.ts";

/** What is told to the second of two who decide about the same. */
export function somebodyElseWasFirst(): CommandError {
  return new CommandError("not_now", {
    message: "Somebody has changed this meanwhile.",
    hint: "Look at what it is now, and decide again.",
  });
}
