import type { Context } from "hono";
import type { Config } from "../../config.ts";

/**
 * Whether a request is made to the site's own name, and by nobody's hand but the visitor's own or that of a page of this
 * very origin: other sites of this server live under other names, and a page of theirs, or of another port, must not
 * get to the mails with the visitor's cookie. Browsers say who asks (`Sec-Fetch-Site`, `Origin`); what is no browser
 * says nothing, and has no cookie either that it was not given.
 */
export function isOwnRequest({ req }: Context, { siteUrl }: Config): boolean {
  const own = new URL(siteUrl);
  const asker = req.header("sec-fetch-site") ?? "none";
  const origin = req.header("origin") ?? own.origin;
  const { hostname } = new URL(req.url);
  return hostname === own.hostname && (asker === "none" || asker === "same-origin") && origin === own.origin;
}
