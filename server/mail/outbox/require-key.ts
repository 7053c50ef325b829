import type { MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { sameSecret } from "../../auth/link/secret-token.ts";
import type { Config } from "../../config.ts";
import { isOwnRequest } from "./is-own-request.ts";

/** Where a browser keeps the key, and where a script puts it: `Cookie: outbox=KEY`. */
export const outboxCookie = "outbox";

/** As long as a mail is kept. */
const thirtyDays = 30 * 86_400;

/**
 * Lets a request through that has `key` as its cookie. The link of the console (`?key=`) puts it there and leads on to
 * `/outbox`, so that the key leaves the address. To anybody else these addresses are unknown.
 */
export function requireKey(config: Config, key: string): MiddlewareHandler {
  return async (context, next) => {
    const inLink = context.req.query("key");
    const offered = inLink ?? getCookie(context, outboxCookie) ?? "";
    if (!sameSecret(offered, key) || !isOwnRequest(context, config)) return context.notFound();
    context.header("cache-control", "no-store");
    context.header("referrer-policy", "no-referrer");
    context.header("x-robots-tag", "noindex");
    if (inLink === undefined) return next();
    // No Domain: no other name, not even one below this, gets it.
    setCookie(context, outboxCookie, key, {
      path: "/outbox",
      httpOnly: true,
      sameSite: "Strict",
      secure: config.siteUrl.startsWith("https:"),
      maxAge: thirtyDays,
    });
    return context.redirect("/outbox", 303);
  };
}
