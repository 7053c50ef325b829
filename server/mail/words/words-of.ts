import type { MailKey } from "../../../contract/mail-kinds.ts";
import { type MailWords, mailWords } from "../../../contract/mail-words.ts";
import { everyTemplate } from "./every-template.ts";
import { refuseWords } from "./refuse-words.ts";

/** What the database holds of words that are not the usual ones, by the mail that they are of. */
export type SetWords = Readonly<Partial<Record<string, unknown>>>;

/** What a mail says: what is kept, or the usual where nothing is, or what no server of this version would let in. */
export function wordsOf(key: MailKey, kept: unknown): MailWords {
  return parseWords(key, kept) ?? everyTemplate[key].usual;
}

/** `kept`, as the database has it; undefined where it is nothing that this mail may say. */
export function parseWords(key: MailKey, kept: unknown): MailWords | undefined {
  if (kept === undefined || kept === null) return undefined;
  const parsed = mailWords.safeParse(kept);
  if (!parsed.success || Object.keys(refuseWords(everyTemplate[key], parsed.data)).length > 0)
    return undefined;
  return parsed.data;
}
