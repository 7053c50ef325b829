import { createHmac, timingSafeEqual } from "node:crypto";

/** Seconds by which what Stripe signed may be old, or a clock be wrong. */
const tolerance = 300;

/**
 * Whether `body`, byte by byte as it came, was signed with `secret` by Stripe, not long before `now` (seconds). A header may carry
 * several signatures, of which one counts.
 */
export function isSignedByStripe(
  body: Uint8Array,
  header: string | undefined,
  secret: string,
  now: number = Date.now() / 1000,
): boolean {
  const parts = (header ?? "").split(",").map((part) => part.split("=", 2) as [string, string?]);
  const time = parts.find(([name]) => name === "t")?.[1];
  if (time === undefined || !/^\d{1,12}$/.test(time) || Math.abs(now - Number(time)) > tolerance)
    return false;
  const expected = createHmac("sha256", secret).update(`${time}.`).update(body).digest();
  return parts
    .filter(([name, value]) => name === "v1" && value !== undefined && /^[\da-f]{64}$/.test(value))
    .some(([, value = ""]) => timingSafeEqual(Buffer.from(value, "hex"), expected));
}
