import { z } from "zod";
import { AuthError } from "../request/auth-error.ts";
import type { Metadata } from "./user-row.ts";

/** Every access token carries the metadata, and every request carries the token in a header of 16 KB at most. */
const largestMetadata = 4 * 1024;

/** A JSON object of any content. */
export const metadata = z.record(z.string(), z.unknown());

/** `changes` laid over `current`; a member set to null goes away. Throws `validation_failed` past 4 KB of JSON. */
export function mergeMetadata(current: Metadata, changes: Metadata): Metadata {
  const merged = Object.fromEntries(
    Object.entries({ ...current, ...changes }).filter(([, value]) => value !== null),
  );
  if (Buffer.byteLength(JSON.stringify(merged)) > largestMetadata) {
    throw new AuthError(
      400,
      "validation_failed",
      `Metadata must not exceed ${largestMetadata} bytes of JSON.`,
    );
  }
  return merged;
}
