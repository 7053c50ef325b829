import type { MiddlewareHandler } from "hono";
import type { Auth } from "../auth-parts.ts";
import { sameSecret } from "../link/secret-token.ts";
import { AuthError } from "../request/auth-error.ts";
import { requesterOf } from "../request/requester-of.ts";
import { bearerToken } from "../session/find-caller.ts";

/**
 * Lets a request on only when `Authorization: Bearer` or `apikey` is the secret key. Requests without it count
 * against the general limit of their IP; another server that has the key may ask as often as it needs to.
 */
export function requireSecretKey(auth: Auth, secretKey: string): MiddlewareHandler {
  return async (context, next) => {
    const sent = bearerToken(context.req.header("authorization")) ?? context.req.header("apikey");
    if (sent !== undefined && sameSecret(sent, secretKey)) return next();
    await auth.limits.consume("request-by-ip", requesterOf(context).ip);
    if (sent === undefined) {
      throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
    }
    throw new AuthError(403, "not_admin", "User not allowed");
  };
}
