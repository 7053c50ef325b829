import { inlineHash } from "../http/security-headers.ts";
import { commentForm, commentPath, formStyle } from "./comment-form.ts";
import { commentInPlace, type InPlaceWords } from "./comment-in-place.ts";
import { escapeText } from "./markup.ts";
import { pageSections } from "./page-sections.ts";
import { endWords, momentWords, previewWords } from "./previews-content.ts";

const words = previewWords.bar;

/**
 * The bar is a tree of its own, which no sheet of the site reaches, and stands in the flow above the page. `all` undoes what
 * the page says of its place; its z-index is above what designs fix to the window and below the link that skips to the content.
 */
const style = `:host{all:initial!important;display:block!important;position:relative!important;z-index:12!important;--ink:#eaf3ec;--paper:#06251f;--raised:#0d2b25;--muted:#a9c2b8;--focus:#f09a6f;color-scheme:dark!important;font:400 .875rem/1.4 Arial,Helvetica,sans-serif!important;color:var(--ink)!important}
${formStyle}
*{box-sizing:border-box;margin:0}.bar{display:flex;align-items:center;justify-content:space-between;gap:.25rem 2rem;min-height:2.75rem;padding:.35rem clamp(1rem,3vw,2.5rem);background:var(--paper);border-bottom:1px solid #23463d}
.bar p{min-width:0;overflow-wrap:anywhere}b{font-weight:600;margin-right:1rem}span{color:var(--muted)}
.bar form{flex:none}
dialog{position:fixed;inset:auto 1rem 1rem auto;width:min(24rem,calc(100vw - 2rem));max-height:calc(100dvh - 2rem);overflow:auto;border:1px solid #23463d;padding:1.25rem 1.25rem 1.5rem;background:var(--paper);color:var(--ink);box-shadow:0 1rem 3rem #0008}
dialog header{display:flex;justify-content:space-between;gap:1rem;align-items:start;margin-bottom:.75rem}.bar button,dialog header button{background:none;color:inherit;padding:0;font-weight:400;text-decoration:underline;text-underline-offset:.3em}dialog header button{margin-top:-.6rem}[role=status]:empty{display:none}
@media(width<40rem){:host{font-size:.8125rem!important}b{display:block;margin:0}dialog{inset:auto 0 0;width:100%;max-width:none;max-height:65dvh}}@media print{:host{display:none!important}}`;

const { sending, offline, over } = previewWords.form;
const scriptWords: InPlaceWords = { sending, offline, over };
const script = `(${commentInPlace})(${JSON.stringify(scriptWords)})`;

const styleSource = inlineHash(style);
const scriptSource = inlineHash(script);

export type Bar = {
  site: string;
  /** None is the draft. */
  version: number | null;
  savedAt: Date;
  expiresAt: Date;
  mayComment: boolean;
  /** Of the page below it. */
  path: string;
  /** What whoever looks is called, if they have said so. */
  visitor: string | null;
};

/** A page of a site with the bar above it, and its policy with what the bar needs. */
export function withBar(html: string, policy: string, bar: Bar): { html: string; policy: string } {
  const { mayComment } = bar;
  const markup = `<aside data-preview-bar lang="en" aria-label="${words.label}"><template shadowrootmode="open"><style>${style}</style>${barMarkup(html, bar)}</template></aside>`;
  const begun = html.replace(/<body[^>]*>/, (body) => `${body}${markup}`);
  if (!mayComment) return { html: begun, policy: withSource(policy, "style-src", styleSource) };
  return {
    html: begun.replace("</body>", () => `<script>${script}</script></body>`),
    policy: withSource(withSource(policy, "style-src", styleSource), "script-src", scriptSource),
  };
}

function barMarkup(
  html: string,
  { site, version, savedAt, expiresAt, mayComment, path, visitor }: Bar,
): string {
  const at = momentWords(savedAt);
  const facts = [
    version === null ? words.draft(at) : words.version(version, at),
    words.until(endWords(expiresAt)),
    words.forms,
  ];
  const line = `<p><b>${escapeText(words.title(site))}</b> <span>${escapeText(facts.join(" · "))}</span></p>`;
  if (!mayComment) return `<div class="bar">${line}</div>`;
  const form = commentForm({ page: path, sections: pageSections(html), ...(visitor && { name: visitor }) });
  const { form: said } = previewWords;
  return [
    // A button, not a link: the link that skips to the content stays the first of the page.
    `<div class="bar">${line}<form action="${commentPath}"><input type="hidden" name="page" value="${escapeText(path)}"><button>${words.comment}</button></form></div>`,
    `<dialog aria-label="${words.comment}"><header><p>${said.point}</p><button type="button" data-close>${said.close}</button></header>`,
    `${form}</dialog>`,
  ].join("");
}

function withSource(policy: string, directive: string, source: string): string {
  return policy
    .split("; ")
    .map((part) => (part.startsWith(`${directive} `) ? `${part} ${source}` : part))
    .join("; ");
}
