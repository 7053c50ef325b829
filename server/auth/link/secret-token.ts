import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

/** A secret of 256 random bits, safe in a URL. */
export function createSecretToken(): string {
  return randomBytes(32).toString("base64url");
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
