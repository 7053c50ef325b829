import { z } from "zod";
import { adminCommand } from "./command.ts";
import { mailKeys } from "./mail-kinds.ts";
import { mailWords } from "./mail-words.ts";

/** Draws a mail with these words, or as usual, filled in with samples. Changes and sends nothing. */
export const previewMail = adminCommand(
  "preview-mail",
  z.strictObject({ mail: z.enum(mailKeys), words: mailWords.nullable() }),
  z.strictObject({ subject: z.string(), html: z.string(), text: z.string() }),
);
