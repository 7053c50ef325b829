import type { ServerResponse } from "node:http";
import { inlineHash } from "../http/security-headers.ts";
import { noticeStyle } from "../serving/notice-style.ts";
import { formStyle } from "./comment-form.ts";
import { escapeText } from "./markup.ts";

const style = `${noticeStyle}
:root{--focus:light-dark(#a03d17,#f09a6f)}main{grid-template:none;align-content:center;gap:1.75rem;width:100%;max-width:46rem}main>*{grid-area:auto}h1{font-size:clamp(3rem,9vw,6.5rem);max-width:none}button:hover{background:var(--muted)}p{overflow-wrap:anywhere}[role=alert],[role=status]:not(:empty){color:var(--ink);border-left:3px solid var(--focus);padding-left:1rem}a{color:inherit;text-underline-offset:.25em;display:inline-flex;align-items:center;min-height:2.75rem}a+a{margin-left:1.5rem}label{font-weight:600}textarea,input,select{font-weight:400}.brand{font:400 1.625rem/1.2 Gloock,Georgia,serif}.brand a{color:var(--ink);text-decoration:none}blockquote{margin-top:.5rem;padding-left:1rem;border-left:3px solid var(--line);white-space:pre-line;overflow-wrap:anywhere;max-width:40rem}
${formStyle}`;

/** The Content-Security-Policy of such a page. */
export const formPagePolicy = [
  "default-src 'none'",
  `style-src ${inlineHash(style)}`,
  "font-src data:",
  "img-src data:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

export type FormPage = {
  title: string;
  lead?: string;
  /** Whose page it is, where it is of nobody's site: it stands above all and leads to where that begins. */
  brand?: string;
  /** What went wrong. */
  alert?: string | undefined;
  /** Markup. */
  body?: string;
  links?: readonly { label: string; href: string }[];
};

/** Answers with a page of our own on a preview's host: it asks something, or says what became of it. */
export function sendFormPage(
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  page: FormPage,
  isHead = false,
): void {
  const body = Buffer.from(formPageMarkup(page));
  response.writeHead(status, {
    ...headers,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": formPagePolicy,
    "content-length": String(body.byteLength),
  });
  response.end(isHead ? undefined : body);
}

/** The page as a document. */
export function formPageMarkup({ title, lead, brand, alert, body = "", links = [] }: FormPage): string {
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex"><link rel="icon" href="data:,">',
    `<title>${escapeText(title)}</title><style>${style}</style></head><body><main>`,
    brand ? `<p class="brand"><a href="/">${escapeText(brand)}</a></p>` : "",
    `<h1>${escapeText(title)}</h1>`,
    lead ? `<p>${escapeText(lead)}</p>` : "",
    alert ? `<p role="alert">${escapeText(alert)}</p>` : "",
    body,
    links.length > 0
      ? `<p>${links.map(({ label, href }) => `<a href="${escapeText(href)}">${escapeText(label)}</a>`).join("")}</p>`
      : "",
    "</main></body></html>",
  ].join("");
}
