import { z } from "zod";
import { adminCommand, request } from "./command.ts";
import { mailKeys } from "./mail-kinds.ts";
import { mailWords } from "./mail-words.ts";

/**
 * Has a mail say something else from now on; with null it is as usual again. `revision` is what whoever decides has seen, 0 of one that
 * nobody has changed: refused with `not_now` where somebody else was first.
 */
export const changeMailWords = adminCommand(
  "change-mail-words",
  z.strictObject({
    request,
    mail: z.enum(mailKeys),
    words: mailWords.nullable(),
    revision: z.int().min(0).max(2_147_483_647),
  }),
  z.strictObject({ revision: z.int() }),
);
