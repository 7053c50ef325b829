import type { MailGroup } from "../../../contract/mail-kinds.ts";
import type { MailWords } from "../../../contract/mail-words.ts";

/** What may stand in the words of a mail as `{name}`, beside `{studio}`, which may stand everywhere. */
export type Placeholder = {
  /** What it becomes, for whoever writes the words. */
  text: string;
  /** Has to stand in a paragraph: without it nobody knows what the mail is about. */
  isRequired?: true;
  /** Typed by somebody whom the receiver may not know: it stands neither in the subject nor in the line beside it. */
  isTyped?: true;
  /** Not always there: a paragraph with it is left out then, and it stands nowhere else. */
  isOptional?: true;
};

/** One mail that the product sends: what it is, its usual words, and what is filled in. */
export type MailTemplate = {
  group: MailGroup;
  title: string;
  /** When it goes out. */
  when: string;
  usual: MailWords;
  placeholders: Readonly<Record<string, Placeholder>>;
};
