import type { Context } from "hono";
import type { Auth } from "../auth-parts.ts";
import { AuthError } from "../request/auth-error.ts";
import { checkInput } from "../request/read-body.ts";
import { redirectTarget } from "../request/redirect-target.ts";
import { verifyQuery } from "../request/request-schemas.ts";
import { requesterOf } from "../request/requester-of.ts";
import { verifyOneTimeToken } from "./verify-one-time-token.ts";

/**
 * Answers whoever follows a mailed link: leads on to the site with the session, or with what went wrong, in the
 * fragment of the address, where auth-js looks for both and from where nothing reaches a server's log.
 */
export async function answerLink(auth: Auth, context: Context): Promise<Response> {
  const target = new URL(redirectTarget(auth.siteUrl, context.req.query("redirect_to")));
  target.hash = (await openLink(auth, context)).toString();
  context.header("cache-control", "no-store");
  context.header("referrer-policy", "no-referrer");
  return context.redirect(target.href, 303);
}

async function openLink(auth: Auth, context: Context): Promise<URLSearchParams> {
  try {
    const { type, token } = checkInput(verifyQuery, context.req.query());
    const session = await verifyOneTimeToken(auth, { type, token }, requesterOf(context));
    return new URLSearchParams({
      access_token: session.access_token,
      expires_at: String(session.expires_at),
      expires_in: String(session.expires_in),
      refresh_token: session.refresh_token,
      token_type: session.token_type,
      type,
    });
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return new URLSearchParams({
      error: "access_denied",
      error_code: error.code,
      error_description: error.message,
    });
  }
}
