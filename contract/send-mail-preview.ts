import { z } from "zod";
import { adminCommand, request } from "./command.ts";
import { mailKeys } from "./mail-kinds.ts";
import { mailWords } from "./mail-words.ts";

/** Mails what `preview-mail` draws to whoever asks, at the address of their account, marked as a preview. */
export const sendMailPreview = adminCommand(
  "send-mail-preview",
  z.strictObject({ request, mail: z.enum(mailKeys), words: mailWords.nullable() }),
  z.strictObject({ to: z.string() }),
);
