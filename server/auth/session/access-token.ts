import { randomUUID } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import type { SigningKeys } from "./signing-keys.ts";

export type { SigningKeys } from "./signing-keys.ts";
export { createSigningKeys } from "./signing-keys.ts";

/** Seconds that an access token is valid. */
export const accessTokenLifetime = 3600;

const claimsSchema = z.looseObject({
  sub: z.uuid(),
  aud: z.literal("authenticated"),
  role: z.literal("authenticated"),
  email: z.string(),
  session_id: z.uuid(),
  aal: z.string(),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })),
  app_metadata: z.record(z.string(), z.unknown()),
  user_metadata: z.record(z.string(), z.unknown()),
  iss: z.string(),
  iat: z.number(),
  exp: z.number(),
});

/** What an access token says, in the names that Supabase's tokens use. */
export type Claims = z.infer<typeof claimsSchema>;

/** A bearer token that was not signed here, was changed, says too little ("invalid") or is too old ("expired"). */
export class AccessTokenError extends Error {
  readonly reason: "invalid" | "expired";
  constructor(reason: "invalid" | "expired", options?: ErrorOptions) {
    super(reason === "expired" ? "The access token has expired." : "The access token is not valid.", options);
    this.reason = reason;
  }
}

/** Signs an access token for `claims`; `jti` makes every token unlike every other one. */
export async function signAccessToken(keys: SigningKeys, claims: Claims): Promise<string> {
  const key = await keys.newest();
  return new SignJWT({ ...claims, jti: randomUUID() })
    .setProtectedHeader({ alg: "ES256", kid: key.id, typ: "JWT" })
    .sign(key.sign);
}

/** Tokens whose signature was found good, so that a busy client costs one verification and not one a request. */
const verifiedTokens = new WeakMap<SigningKeys, Map<string, Claims>>();
const mostVerified = 2_000;

/**
 * What `token` says, after checking its signature (ES256 by one of `keys`, nothing else), audience and expiry. The
 * signature is checked once, the expiry each time. Throws `AccessTokenError`; it does not look whether the session
 * still exists, which is the caller's to do in the query it makes anyway.
 */
export async function verifyAccessToken(keys: SigningKeys, token: string): Promise<Claims> {
  const verified = verifiedTokens.get(keys) ?? new Map<string, Claims>();
  verifiedTokens.set(keys, verified);
  const known = verified.get(token);
  const claims = known ?? (await readClaims(keys, token));
  if (claims.exp * 1000 <= Date.now()) {
    verified.delete(token);
    throw new AccessTokenError("expired");
  }
  // The least recently used token stands first and leaves first.
  if (known) verified.delete(token);
  else if (verified.size >= mostVerified) verified.delete(verified.keys().next().value ?? token);
  verified.set(token, claims);
  return claims;
}

async function readClaims(keys: SigningKeys, token: string): Promise<Claims> {
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = kid === undefined ? undefined : await keys.find(kid);
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key.verify;
      },
      { algorithms: ["ES256"], requiredClaims: ["exp", "iat", "sub"] },
    );
    return claimsSchema.parse(payload);
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new AccessTokenError("expired", { cause: error });
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) {
      throw new AccessTokenError("invalid", { cause: error });
    }
    throw error;
  }
}
