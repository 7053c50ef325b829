import { timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { AccessTokenError, type SigningKeys, verifyAccessToken } from "../../auth/session/access-token.ts";
import { RequestError } from "../request-error.ts";

/** As whom a request runs: the database role, what policies may ask of the token, and the session behind it. */
export type Caller = {
  role: "anon" | "authenticated" | "service_role";
  /** JSON of the token's claims, as `request.jwt.claims` holds them. */
  claims: string;
  session: string | null;
  /** The account that the request is counted for. */
  account: string | null;
  /** Who takes turns at the database with their own requests alone; null for who has the secret key. */
  counted: string | null;
};

const anonymous: Caller = {
  role: "anon",
  claims: '{"role":"anon"}',
  session: null,
  account: null,
  counted: "anonymous",
};
const service: Caller = {
  role: "service_role",
  claims: '{"role":"service_role"}',
  session: null,
  account: null,
  counted: null,
};

/**
 * Who makes the request: the holder of the access token in `Authorization: Bearer`, the holder of the secret key (there
 * or in `apikey`), else anonymous. An `apikey` repeated as bearer, as clients without a session do, says nothing more.
 * Throws `RequestError` 401: PGRST303 for an expired token, PGRST301 for any other that is not good.
 */
export async function identifyCaller(
  context: Context,
  { keys, secretKey }: { keys: SigningKeys; secretKey: string },
): Promise<Caller> {
  const apiKey = context.req.header("apikey");
  const bearer = /^bearer +(\S+)$/i.exec(context.req.header("authorization") ?? "")?.[1];
  if (bearer === undefined || bearer === apiKey) {
    return apiKey !== undefined && isSame(apiKey, secretKey) ? service : anonymous;
  }
  if (isSame(bearer, secretKey)) return service;
  try {
    const claims = await verifyAccessToken(keys, bearer);
    const { session_id: session, sub: account } = claims;
    return { role: "authenticated", claims: JSON.stringify(claims), session, account, counted: account };
  } catch (error) {
    if (!(error instanceof AccessTokenError)) throw error;
    throw error.reason === "expired"
      ? new RequestError(401, "PGRST303", "JWT expired", { cause: error })
      : new RequestError(401, "PGRST301", "JWT cryptographic operation failed", { cause: error });
  }
}

/** Compares in a time that says nothing about where the texts differ; their lengths are no secret. */
function isSame(given: string, secret: string): boolean {
  if (given.length !== secret.length) return false;
  const [left, right] = [Buffer.from(given), Buffer.from(secret)];
  return left.length === right.length && timingSafeEqual(left, right);
}
