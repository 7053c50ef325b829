import { z } from "zod";
import { hasAtMost } from "../engine/language/count-characters.ts";
import { mailLimits } from "./mail-kinds.ts";

/** What turns the direction of what is read, and what breaks a line. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

const line = (max: number) =>
  z
    .string()
    .transform((text) => text.normalize("NFC").trim())
    .refine((text) => text !== "", "Say something here.")
    .refine((text) => !unseen.test(text), "This has to be one line of plain text.")
    .refine((text) => hasAtMost(text, max), `This may have ${max} characters at most.`);

/** What an administrator may say otherwise of a mail. Words in braces are filled in; what there are, each mail says. */
export const mailWords = z.strictObject({
  subject: line(mailLimits.subject),
  /** The line that inboxes show beside the subject. */
  preheader: line(mailLimits.preheader),
  heading: line(mailLimits.heading),
  paragraphs: z
    .array(
      z
        .string()
        .transform((text) => text.replace(/\s+/gu, " "))
        .pipe(line(mailLimits.paragraph)),
    )
    .max(mailLimits.paragraphs, `There may be ${mailLimits.paragraphs} paragraphs at most.`),
  /** What stands on the button; null of a mail that has none. */
  button: line(mailLimits.button).nullable(),
});

export type MailWords = z.infer<typeof mailWords>;
