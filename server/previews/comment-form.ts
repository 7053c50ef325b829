import { escapeText } from "./markup.ts";
import type { PageSection } from "./page-sections.ts";
import { previewWords } from "./previews-content.ts";

/** Where comments are written and sent to. */
export const commentPath = "/-/comment";

/** What no person sees, and what fills in all that it finds does not know. */
export const trapField = "web-site";

export const longestText = 2_000;
export const longestName = 60;

const words = previewWords.form;

type Shown = {
  page: string;
  sections: readonly PageSection[];
  section?: string;
  name?: string;
  text?: string;
  isWrong?: boolean;
};

/** The form of a comment on a section of `page`, the same on its own page and beside the previewed one. */
export function commentForm({ page, sections, section = "", name = "", text = "" }: Shown): string {
  const option = (value: string, label: string) =>
    `<option value="${escapeText(value)}"${value === section ? " selected" : ""}>${escapeText(label)}</option>`;
  return [
    `<form method="post" action="${commentPath}"><input type="hidden" name="page" value="${escapeText(page)}">`,
    `<label>${words.section}<select name="section">${option("", words.page)}`,
    ...sections.map((one) => option(one.name, one.heading)),
    `</select></label>`,
    `<label>${words.name}<input name="name" required maxlength="${longestName}" autocomplete="name" value="${escapeText(name)}"></label>`,
    `<label>${words.text}<textarea name="text" required rows="4" maxlength="${longestText}">${escapeText(text)}</textarea></label>`,
    `<label class="trap" aria-hidden="true">${words.trap}<input name="${trapField}" tabindex="-1" autocomplete="off"></label>`,
    `<p role="status"></p><button>${words.send}</button></form>`,
  ].join("");
}

/** What both sheets say of it. */
export const formStyle = `form{display:grid;gap:1rem}label{display:grid;gap:.35rem;font-size:.9375rem}.trap{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
input,select,textarea{font:inherit;font-size:1rem;color:inherit;background:var(--raised);border:1px solid var(--muted);border-radius:0;padding:.6rem .75rem;min-height:2.75rem;width:100%;max-width:100%}textarea{resize:vertical}
button{font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1.5rem;border:0;background:var(--ink);color:var(--paper);cursor:pointer;justify-self:start}:focus-visible{outline:3px solid var(--focus);outline-offset:2px}`;
