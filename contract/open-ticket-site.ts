import { z } from "zod";
import { adminCommand, counted, id } from "./command.ts";

/**
 * The draft of the site that a question is about, for the studio's editor: to be looked at, or changed (`access`), as far as the
 * site's owner allows it at this moment. `opening` names the page in which it is open; of a revision that is `known` there no document comes.
 */
export const openTicketSite = adminCommand(
  "open-ticket-site",
  z.strictObject({ ticket: id, opening: id, known: counted.nullable() }),
  z.strictObject({
    site: id,
    name: z.string(),
    subject: z.string(),
    access: z.enum(["look", "edit"]),
    page: z.string().nullable(),
    section: z.string().nullable(),
    revision: z.int(),
    document: z.unknown(),
  }),
);
