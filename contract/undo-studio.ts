import { z } from "zod";
import { command, counted, id, request } from "./command.ts";

/**
 * Takes back what the studio changed in a draft since `revision`. What was written since then stays; where the same place was changed,
 * nothing is done and `draft_changed` says so.
 */
export const undoStudio = command(
  "undo-studio",
  z.strictObject({ request, site: id, revision: counted }),
  z.strictObject({ revision: z.int() }),
);
