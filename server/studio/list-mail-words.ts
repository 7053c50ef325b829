import { listMailWords as command } from "../../contract/list-mail-words.ts";
import { mailKeys } from "../../contract/mail-kinds.ts";
import { handle } from "../api/handle-command.ts";
import { everyTemplate } from "../mail/words/every-template.ts";
import { parseWords } from "../mail/words/words-of.ts";
import { mailBy } from "./mail-by.ts";

export const listMailWords = handle(command, async ({ parts: { config, database } }) => {
  const { rows } = await database.pool.query<Row>("select * from private.told_mail_words()");
  const mails = mailKeys.map((key) => {
    const { group, title, when, usual, placeholders } = everyTemplate[key];
    const row = rows.find(({ mail }) => mail === key);
    return {
      key,
      group,
      title,
      when,
      usual,
      words: parseWords(key, row?.words) ?? null,
      revision: row?.revision ?? 0,
      changed: row
        ? {
            by: row.changed_by,
            at: row.changed_at.toISOString(),
            before: parseWords(key, row.before) ?? null,
          }
        : null,
      placeholders: Object.entries(placeholders).map(([name, told]) => ({
        name,
        text: told.text,
        isRequired: told.isRequired === true,
        isTyped: told.isTyped === true,
        isOptional: told.isOptional === true,
      })),
    };
  });
  return { mails, by: mailBy(config) };
});

type Row = {
  mail: string;
  words: unknown;
  before: unknown;
  revision: number;
  changed_by: string;
  changed_at: Date;
};
