import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

/** As Supabase Auth marks such links. */
const pkcePrefix = "pkce_";

/** A secret of 256 random bits, safe in a URL. */
export function createSecretToken(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * The secret of a mailed link. Where the browser that asked for it is to exchange a code for its session, it says so
 * itself, so that also a link which is not known any more is answered in that flow.
 */
export function createLinkToken(exchangesCode: boolean): string {
  return (exchangesCode ? pkcePrefix : "") + createSecretToken();
}

/** Whether a link's secret was made for a browser that exchanges a code for its session. */
export function exchangesCode(token: string): boolean {
  return token.startsWith(pkcePrefix);
}

/** Six random digits, as somebody types them from a mail. */
export function createCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** How a secret is stored: what has 256 random bits needs no slow hash. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** Whether two secrets are the same, in a time that does not depend on where they differ. */
export function sameSecret(one: string, other: string): boolean {
  return timingSafeEqual(
    createHash("sha256").update(one).digest(),
    createHash("sha256").update(other).digest(),
  );
}

/** How a code is stored: the hash of the link beside it salts it, so that equal codes of two mails are not equal. */
export function hashCode(tokenHash: string, code: string): string {
  return hashSecret(`${tokenHash}:${code}`);
}
