import type { MailWords } from "../../contract/mail-words.ts";
import { identity } from "../identity.ts";
import type { MailContent, ToldMail } from "./mail-content.ts";
import type { Mail } from "./mail-queue.ts";
import { tellAccountMail } from "./told/tell-account-mail.ts";
import { tellBillingMail } from "./told/tell-billing-mail.ts";
import { tellPeopleMail } from "./told/tell-people-mail.ts";
import { tellPreview } from "./told/tell-preview.ts";
import { tellSiteMail } from "./told/tell-site-mail.ts";
import { tellSupportMail } from "./told/tell-support-mail.ts";
import { type SetWords, wordsOf } from "./words/words-of.ts";

/** What `mail` says, with its links and codes in place, in the words that the studio has `set`, or the usual ones. */
export function mailContent(mail: Mail, set: SetWords = {}): MailContent {
  if (mail.kind === "preview") return tellPreview(mail, (of, words) => contentOf(tellMail(of), words));
  const told = tellMail(mail);
  return contentOf(told, wordsOf(told.key, set[told.key]));
}

/** What a mail is about, apart from its words. */
export function tellMail(mail: Exclude<Mail, { kind: "preview" }>): ToldMail {
  switch (mail.kind) {
    case "site-message":
    case "site-order":
    case "site-comments":
    case "webhook-disabled":
    case "site-given":
    case "site-taken":
      return tellSiteMail(mail);
    case "invitation":
    case "ownership-offer":
    case "ownership-taken":
    case "member-left":
      return tellPeopleMail(mail);
    case "questions-waiting":
    case "studio-answer":
    case "contact-answer":
      return tellSupportMail(mail);
    case "billing":
      return tellBillingMail(mail);
    default:
      return tellAccountMail(mail);
  }
}

/** `told` in these words. */
export function contentOf({ values, link, fixed }: ToldMail, words: MailWords): MailContent {
  const fill = (text: string) => fillWords(text, { studio: identity.name, ...values });
  return {
    subject: fill(words.subject) ?? "",
    preheader: fill(words.preheader) ?? "",
    heading: fill(words.heading) ?? "",
    paragraphs: words.paragraphs.map(fill).filter((text) => text !== undefined),
    ...(link !== undefined && { button: { label: words.button ?? "", link } }),
    ...fixed,
  };
}

/** What was filled in is not looked at again; undefined where there is nothing to say in place of a word. */
function fillWords(text: string, values: ToldMail["values"]): string | undefined {
  let isWhole = true;
  const filled = text.replace(/\{([a-z]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) isWhole = false;
    return value ?? "";
  });
  return isWhole ? filled : undefined;
}
