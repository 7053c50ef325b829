import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import type { Upstream } from "./upstream.ts";

/** Headers that concern one connection only (RFC 9110, section 7.6.1) and what the proxy says itself. */
const ownHeaders = new Set([
  "connection",
  "expect",
  "host",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "x-forwarded-for",
]);

/** What a request says to the Supabase: its headers, on behalf of whom it comes, and the publishable key if it has none. */
export function requestHeaders(
  headers: Headers,
  client: string,
  { base, publishableKey }: Pick<Upstream, "base" | "publishableKey">,
): OutgoingHttpHeaders {
  const named = namedBy(headers.get("connection"));
  const passed: OutgoingHttpHeaders = {};
  for (const [name, value] of headers) {
    if (!ownHeaders.has(name) && !named.has(name)) passed[name] = value;
  }
  passed.apikey ??= publishableKey;
  passed.host = base.host;
  passed["x-forwarded-for"] = client;
  return passed;
}

/** What the Supabase's answer says to the browser; headers that stand there several times stay so. */
export function answerHeaders(answer: IncomingMessage): Headers {
  const named = namedBy(answer.headers.connection);
  const passed = new Headers();
  for (const [name, values = []] of Object.entries(answer.headersDistinct)) {
    if (ownHeaders.has(name) || named.has(name)) continue;
    for (const value of values) passed.append(name, value);
  }
  return passed;
}

function namedBy(connection: string | null | undefined): Set<string> {
  return new Set(connection?.split(",").map((name) => name.trim().toLowerCase()));
}
