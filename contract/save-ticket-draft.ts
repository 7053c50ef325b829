import { z } from "zod";
import { adminCommand, counted, id, request } from "./command.ts";
import { patch } from "./patch.ts";

/**
 * Changes the draft of the site that a question is about, as the studio, where the site's owner allows that; refused as `save-draft`
 * is. What the studio changes while nobody else saves is taken back by its owner as one.
 */
export const saveTicketDraft = adminCommand(
  "save-ticket-draft",
  z.strictObject({ request, ticket: id, opening: id, revision: counted, patch }),
  z.strictObject({ revision: z.int() }),
);
