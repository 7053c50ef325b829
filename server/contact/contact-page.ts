import { longestBody } from "../../contract/ticket.ts";
import { trapField } from "../../engine/blocks/form/sent-names.ts";
import { identity } from "../identity.ts";
import { formPageMarkup } from "../previews/form-page.ts";
import { escapeText } from "../previews/markup.ts";
import { contactWords as words } from "./contact-content.ts";
import { contactPath } from "./contact-path.ts";
import type { ContactField, TypedContact } from "./read-contact.ts";

const ours = { brand: identity.name, links: [{ label: words.home, href: "/" }] };

/** The form again, with what was typed and why it was not taken. */
export function againPage(typed: TypedContact, alert: string, wrong: readonly ContactField[] = []): string {
  const field = (name: ContactField, markup: (attributes: string) => string) => {
    const isWrong = wrong.includes(name);
    const marks = isWrong ? ` aria-invalid="true" aria-describedby="${name}-wrong"` : "";
    const why = isWrong ? `<p id="${name}-wrong">${words.refused[name]}</p>` : "";
    return `<label>${words.fields[name]}${markup(`name="${name}"${marks}`)}</label>${why}`;
  };
  const line = (name: ContactField, more: string) =>
    field(name, (attributes) => `<input ${attributes} ${more} value="${escapeText(typed[name])}">`);
  const body = [
    `<form method="post" action="${contactPath}">`,
    line("name", 'autocomplete="name" required maxlength="100"'),
    line("email", 'type="email" autocomplete="email" required maxlength="255"'),
    line("company", 'autocomplete="organization" maxlength="200"'),
    field(
      "message",
      (attributes) =>
        `<textarea ${attributes} required rows="7" maxlength="${longestBody}">${escapeText(typed.message)}</textarea>`,
    ),
    `<input name="${trapField}" hidden tabindex="-1" autocomplete="off"><button>${words.send}</button></form>`,
  ].join("");
  return formPageMarkup({ title: words.refused.title, lead: words.lead, alert, body, ...ours });
}

/** Says that it has arrived. */
export function thanksPage(): string {
  return formPageMarkup({ ...words.thanks, ...ours });
}

/** Says that the form leads nowhere, and gives back what was written there. */
export function closedPage({ message }: TypedContact): string {
  const body = `<form><label>${words.fields.message}<textarea readonly rows="7">${escapeText(message)}</textarea></label></form>`;
  return formPageMarkup({ ...words.closed, ...(message !== "" && { body }), ...ours });
}

/** Says why something is not taken that came by no form of ours. */
export function refusedPage(why: string): string {
  return formPageMarkup({ title: words.refused.title, lead: why, ...ours });
}
