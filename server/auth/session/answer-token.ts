import type { Context } from "hono";
import type { Auth } from "../auth-parts.ts";
import { exchangeCode } from "../pkce/authorization-code.ts";
import { AuthError } from "../request/auth-error.ts";
import { readBody } from "../request/read-body.ts";
import { codeBody, passwordBody, refreshBody } from "../request/request-schemas.ts";
import { requesterOf } from "../request/requester-of.ts";
import { refreshSession } from "./refresh-session.ts";
import type { SessionBody } from "./session.ts";
import { signInWithPassword } from "./sign-in-with-password.ts";

/** Answers `POST token`: a session for a password, a refresh token or a code, as `grant_type` says. */
export async function answerToken(auth: Auth, context: Context): Promise<Response> {
  const requester = requesterOf(context);
  const grantType = context.req.query("grant_type");
  await auth.limits.consume(grantType === "password" ? "password-by-ip" : "request-by-ip", requester.ip);
  if (grantType === "password") return context.json(await grantByPassword(auth, context));
  if (grantType === "refresh_token") {
    const { refresh_token } = await readBody(context, refreshBody);
    return context.json(await refreshSession(auth, refresh_token, requester));
  }
  if (grantType === "pkce") {
    const { auth_code, code_verifier } = await readBody(context, codeBody);
    return context.json(await exchangeCode(auth, { code: auth_code, verifier: code_verifier }, requester));
  }
  throw new AuthError(400, "validation_failed", "Unsupported grant_type");
}

async function grantByPassword(auth: Auth, context: Context): Promise<SessionBody> {
  const { email, password, phone } = await readBody(context, passwordBody);
  if (email === undefined && phone !== undefined) {
    throw new AuthError(422, "phone_provider_disabled", "Phone logins are disabled");
  }
  if (email === undefined || password === undefined) {
    throw new AuthError(400, "validation_failed", "Sign-in requires an email and a password");
  }
  return signInWithPassword(auth, { email, password }, requesterOf(context));
}
