import type { MailWords } from "../../../contract/mail-words.ts";
import { identity } from "../../identity.ts";
import type { MailContent } from "../mail-content.ts";
import type { Mail } from "../mail-queue.ts";
import { sampleMail } from "../words/sample-mail.ts";
import { wordsOf } from "../words/words-of.ts";

type Draw = (sample: ReturnType<typeof sampleMail>, words: MailWords) => MailContent;

/** What an administrator looks at before others get it: filled in with samples, and marked as what it is. */
export function tellPreview(
  { to, of, words, link }: Extract<Mail, { kind: "preview" }>,
  draw: Draw,
): MailContent {
  const drawn = draw(sampleMail(of, { to, link }), wordsOf(of, words));
  return {
    ...drawn,
    subject: `Preview: ${drawn.subject}`,
    reason: `An administrator of ${identity.name} has sent this preview to ${to}, which is their own address. What is filled in is made up, and its button and its code open nothing.`,
    ifNotYou: "If that was not you, somebody else is signed in as you: choose a new password now.",
  };
}
