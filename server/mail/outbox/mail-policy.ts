import { inlineHash } from "../../http/security-headers.ts";

const styleElement = /<style>([\s\S]*?)<\/style>/g;
const styleAttribute = / style="([^"]*)"/g;

/** React's own escapes, undone: a hash is taken of what the browser sees. */
const escapes: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/**
 * The policy under which the HTML part `html` of a mail is shown. Mails carry inline styles, since mail programs drop
 * the rest: each is allowed by its own hash, so that what somebody else smuggled in would not be.
 */
export function mailPolicy(html: string): string {
  const sheets = [...html.matchAll(styleElement)].map(([, text]) => text ?? "");
  const attributes = [...html.matchAll(styleAttribute)].map(([, text]) =>
    (text ?? "").replace(/&(?:amp|lt|gt|quot|#x27);/g, (escaped) => escapes[escaped] ?? escaped),
  );
  const hashes = new Set([...sheets, ...attributes].map(inlineHash));
  return [
    "default-src 'none'",
    ["style-src 'unsafe-hashes'", ...hashes].join(" "),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-popups allow-popups-to-escape-sandbox",
  ].join("; ");
}
