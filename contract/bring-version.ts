import { z } from "zod";
import { command, counted, id, request } from "./command.ts";

/**
 * Puts what a version says in the place of the draft at `revision`, as one change, which `return-draft` takes back; refused
 * with `draft_changed` when there is a later one.
 */
export const bringVersion = command(
  "bring-version",
  z.strictObject({ request, site: id, version: counted, revision: counted }),
  z.strictObject({ revision: z.int() }),
);
