import { createElement as h, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { inlineHash } from "../../http/security-headers.ts";
import { identity } from "../../identity.ts";
import { outboxStyle } from "./outbox-style.ts";

/** What each page of the outbox may do: show itself, its two typefaces and the mail in a frame. Nothing runs. */
export const outboxPolicy = [
  "default-src 'none'",
  `style-src ${inlineHash(outboxStyle)}`,
  "font-src 'self'",
  "frame-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** A whole page of the outbox around `main`, with `action` at the right of its bar. */
export function outboxDocument(page: { title: string; action: ReactNode; main: ReactNode }): string {
  const head = h(
    "head",
    null,
    h("meta", { charSet: "utf-8" }),
    h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    h("meta", { name: "color-scheme", content: "light dark" }),
    h("title", null, `${page.title} · ${identity.name}`),
    h("link", { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }),
    h("style", null, outboxStyle),
  );
  const bar = h(
    "header",
    { className: "bar" },
    h("a", { href: "/", className: "wordmark" }, identity.name),
    page.action,
  );
  const body = h("body", null, h("div", { className: "page" }, bar, h("main", null, page.main)));
  return `<!DOCTYPE html>${renderToStaticMarkup(h("html", { lang: "en" }, head, body))}`;
}

const readable = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "medium" });

/** A moment in this machine's own time zone, exact for machines. */
export function moment(date: Date): ReactNode {
  return h("time", { dateTime: date.toISOString() }, readable.format(date));
}
