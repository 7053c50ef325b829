import { z } from "zod";
import { command, counted, id, request } from "./command.ts";
import { patch } from "./patch.ts";

/**
 * Changes the draft of a site from the revision that the change was made to; refused with `draft_changed` when there is a
 * later one, and with `document_refused` when no whole site would come of it.
 */
export const saveDraft = command(
  "save-draft",
  z.strictObject({ request, site: id, revision: counted, patch }),
  z.strictObject({ revision: z.int() }),
);
