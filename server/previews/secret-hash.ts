import { createHash } from "node:crypto";

/** How what opens a preview is stored: what has 256 random bits needs no slow hash. */
export function secretHash(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}
