import { renderToStaticMarkup } from "react-dom/server";
import { orderText } from "../../engine/order/order-text.ts";
import { identity } from "../identity.ts";
import { mailContent } from "./content.ts";
import type { MailContent } from "./mail-content.ts";
import { expiryOf, mailDocument } from "./mail-document.ts";
import type { Mail } from "./mail-queue.ts";
import { sharedWords } from "./shared-words.ts";
import type { SetWords } from "./words/words-of.ts";

export type RenderedMail = { subject: string; html: string; text: string };

/** Turns `mail` into what goes out: subject, HTML part and text part, in the words that are `set`. `siteUrl` is the public origin. */
export function renderMail(mail: Mail, siteUrl: string, set?: SetWords): RenderedMail {
  return renderContent(mailContent(mail, set), siteUrl);
}

/** The same of what a mail says. */
export function renderContent(content: MailContent, siteUrl: string): RenderedMail {
  return {
    subject: content.subject,
    html: `<!DOCTYPE html>${renderToStaticMarkup(mailDocument(content, siteUrl))}`,
    text: textPart(content, siteUrl),
  };
}

/** The same words without markup; links and codes stand alone on their lines, where they are easy to copy. */
function textPart(content: MailContent, siteUrl: string): string {
  const { button, code, alternative } = content;
  const parts = [
    content.heading,
    ...content.paragraphs,
    ...(content.fields ?? []).map(({ label, value }) => `${label}:\n${value}`),
    content.order && orderText(content.order),
    button && `${button.label}:\n${button.link}`,
    code && `${code.label}:\n${code.value}`,
    code && expiryOf(content),
    alternative && `${alternative.lead} ${alternative.label}:\n${alternative.link}`,
    `${content.reason} ${content.ifNotYou}`,
    content.reply ?? sharedWords.noReply,
    `-- \n${identity.name}\n${identity.tagline}\n${siteUrl}`,
  ];
  return `${parts.filter((part) => part !== undefined).join("\n\n")}\n`;
}
