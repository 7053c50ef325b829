import { z } from "zod";
import { command, counted, id, request } from "./command.ts";

/**
 * Brings back the draft that a version was put in the place of, which made `revision`. What was written since then stays;
 * where the same place was changed, nothing is done and `draft_changed` says so.
 */
export const returnDraft = command(
  "return-draft",
  z.strictObject({ request, site: id, revision: counted.min(2) }),
  z.strictObject({ revision: z.int() }),
);
