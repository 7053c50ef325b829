import type { Context } from "hono";
import type { Auth } from "../auth-parts.ts";
import { AuthError } from "../request/auth-error.ts";
import { checkInput } from "../request/read-body.ts";
import { redirectTarget } from "../request/redirect-target.ts";
import { verifyQuery } from "../request/request-schemas.ts";
import { requesterOf } from "../request/requester-of.ts";
import type { SessionBody } from "../session/session.ts";
import { exchangesCode } from "./secret-token.ts";
import { followLink } from "./verify-link.ts";

/**
 * Answers whoever follows a mailed link: leads on to the site with the session, or with what went wrong, in the
 * fragment of the address, where auth-js looks for both and from where nothing reaches a server's log. A browser that
 * exchanges a code finds the code, or what went wrong, in the query as well.
 */
export async function answerLink(auth: Auth, context: Context): Promise<Response> {
  const target = new URL(redirectTarget(auth.siteUrl, context.req.query("redirect_to")));
  const { query, fragment } = await openLink(auth, context);
  for (const [name, value] of query) target.searchParams.set(name, value);
  target.hash = fragment.toString();
  context.header("referrer-policy", "no-referrer");
  return context.redirect(target.href, 303);
}

type Outcome = { query: URLSearchParams; fragment: URLSearchParams };

const nothing = new URLSearchParams();

async function openLink(auth: Auth, context: Context): Promise<Outcome> {
  const asked = context.req.query();
  try {
    const { type, token } = checkInput(verifyQuery, asked);
    const followed = await followLink(auth, { type, token }, requesterOf(context));
    if ("code" in followed) return { query: new URLSearchParams({ code: followed.code }), fragment: nothing };
    return { query: nothing, fragment: sessionFragment(followed, type) };
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    const told = new URLSearchParams({
      error: "access_denied",
      error_code: error.code,
      error_description: error.message,
    });
    return { query: exchangesCode(asked.token ?? asked.token_hash ?? "") ? told : nothing, fragment: told };
  }
}

function sessionFragment(session: SessionBody, type: string): URLSearchParams {
  return new URLSearchParams({
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    type,
  });
}
