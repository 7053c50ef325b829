import type { MailKey } from "../../contract/mail-kinds.ts";
import type { MailWords } from "../../contract/mail-words.ts";
import { CommandError } from "../api/command-error.ts";
import type { Config } from "../config.ts";
import { everyTemplate } from "../mail/words/every-template.ts";
import { refuseLinks } from "../mail/words/refuse-links.ts";
import { refuseWords } from "../mail/words/refuse-words.ts";

/** Throws `invalid_input`, which says by their places what of `words` a mail may not say. */
export function requireFitting(mail: MailKey, words: MailWords | null, { siteUrl }: Config): void {
  if (words === null) return;
  const refused = refuseWords(everyTemplate[mail], words);
  const link = refuseLinks(words, siteUrl);
  const fields = Object.entries(refused).map(([field, why]) => [`words.${field}`, why] as const);
  if (fields.length === 0 && link === undefined) return;
  throw new CommandError("invalid_input", {
    ...(fields.length === 0 && link !== undefined && { message: link }),
    fields: Object.fromEntries(link === undefined ? fields : [...fields, ["words", link]]),
  });
}
