import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";

/** Headers that every answer carries, whatever it is; `https` adds HSTS. */
export function commonHeaders({ https }: { https: boolean }): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy":
      "accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    ...(https ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
  };
}

/** Headers of an answer in which nothing may run or be framed: everything that is not a page. */
export function plainHeaders({ https }: { https: boolean }): Record<string, string> {
  return {
    ...commonHeaders({ https }),
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  };
}

/**
 * Adds `plainHeaders` to whatever the routes behind it answer, refusals and errors included, and forbids to keep it:
 * what they compute is about somebody. A route that knows better says so itself.
 */
export function secureAnswers({ https }: { https: boolean }): MiddlewareHandler {
  const headers = Object.entries({ ...plainHeaders({ https }), "cache-control": "no-store" });
  return async (context, next) => {
    await next();
    for (const [name, value] of headers) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  };
}

/** The CSP source expression that allows exactly this inline text. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * The Content-Security-Policy of one HTML page: its own origin, and by hash the inline scripts and styles that stand
 * in it. Data blocks (`application/ld+json`) never run and need none.
 */
export function pagePolicy(html: string, { https }: { https: boolean }): string {
  const scripts = [...html.matchAll(inlineScript)]
    .filter(([, attributes]) => !/type="application\/(ld\+)?json"/.test(attributes ?? ""))
    .map(([, , text]) => inlineHash(text ?? ""));
  const styles = [...html.matchAll(inlineStyle)].map(([, text]) => inlineHash(text ?? ""));
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(scripts)].join(" "),
    ["style-src 'self'", ...new Set(styles)].join(" "),
    // A visitor's own pictures, which the browser keeps (app/editor/make).
    `img-src 'self' data:${html.includes('<div data-editor="make"') ? " blob:" : ""}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  if (https) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}
