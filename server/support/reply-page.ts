import { longestBody } from "../../contract/ticket.ts";
import { identity } from "../identity.ts";
import { type FormPage, formPageMarkup } from "../previews/form-page.ts";
import { escapeText } from "../previews/markup.ts";
import type { ReplyLink } from "./reply-link.ts";
import { replyWords as words } from "./support-content.ts";

const { name: brand } = identity;

type Shown = {
  link: ReplyLink;
  /** Names what is written, so that a form that is sent twice is one message. */
  message: string;
  text?: string;
  alert?: string;
};

/** The page where a mailed answer is answered: what was asked, what the mail said, and a place to write. */
export function replyPage({ link, message, text = "", alert }: Shown): string {
  const body = [
    `<section><p>${words.answer}</p><blockquote>${escapeText(link.answer)}</blockquote></section>`,
    `<form method="post"><input type="hidden" name="message" value="${escapeText(message)}">`,
    `<label>${words.label}<textarea name="text" required rows="7" maxlength="${longestBody}">${escapeText(text)}</textarea></label>`,
    `<button>${words.send}</button><p>${link.account === null ? words.guestHint : words.hint}</p></form>`,
  ].join("");
  return pageWith(link, { title: words.title, lead: words.lead(link.subject), alert, body });
}

/** Says that a reply has arrived. `again` is the page where another is written. */
export function thanksPage(link: ReplyLink, again: string): string {
  const { title, lead, guestLead, more } = words.thanks;
  return pageWith(link, {
    title,
    lead: link.account === null ? guestLead : lead,
    links: [{ label: more, href: again }],
  });
}

/** Says that a link opens nothing, and gives back what was written there. */
export function overPage(text = ""): string {
  const { title, lead, kept } = words.over;
  const body =
    text === ""
      ? ""
      : `<form><label>${kept}<textarea readonly rows="7">${escapeText(text)}</textarea></label></form>`;
  return pageWith(undefined, { title, lead, body });
}

/** Says why something is not taken, where it came by no form of ours. */
export function refusedPage(why: string): string {
  return formPageMarkup({ title: words.refused.title, lead: why, brand });
}

/** With the way to the question, which a guest has none to. */
function pageWith(link: ReplyLink | undefined, page: FormPage): string {
  const open = { label: words.open, href: `/dashboard/support${link ? `/${link.ticket}` : ""}` };
  const links = link?.account === null ? [] : [open];
  return formPageMarkup({ ...page, brand, links: [...links, ...(page.links ?? [])] });
}
