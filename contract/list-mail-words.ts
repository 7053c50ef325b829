import { z } from "zod";
import { adminCommand } from "./command.ts";
import { mailGroups, mailKeys } from "./mail-kinds.ts";
import { mailWords } from "./mail-words.ts";

const told = z.object({
  key: z.enum(mailKeys),
  group: z.enum(mailGroups),
  /** What it is, and when it goes out. */
  title: z.string(),
  when: z.string(),
  usual: mailWords,
  /** What it says otherwise; null where it is as usual. */
  words: mailWords.nullable(),
  /** Counts the changes: whoever changes it says which they saw. */
  revision: z.int(),
  /** Who changed it, when, and what it was before: null where that was the usual. */
  changed: z.object({ by: z.string(), at: z.string(), before: mailWords.nullable() }).nullable(),
  /** What may stand in it in braces, and what that becomes. */
  placeholders: z.array(
    z.object({
      name: z.string(),
      text: z.string(),
      /** Has to stand in a paragraph. */
      isRequired: z.boolean(),
      /** Typed by somebody, so it stands neither in the subject nor beside it. */
      isTyped: z.boolean(),
      /** Without it, its paragraph is left out. */
      isOptional: z.boolean(),
    }),
  ),
});

/** Every mail with its words, usual and otherwise. */
export const listMailWords = adminCommand(
  "list-mail-words",
  z.strictObject({}),
  z.strictObject({
    mails: z.array(told),
    /** Where a preview goes that is sent. */
    by: z.enum(["smtp", "outbox", "nowhere"]),
  }),
);

export type ToldMailWords = z.infer<typeof told>;
