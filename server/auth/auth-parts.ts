import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import { createRateLimits, type RateLimitOverrides, type RateLimits } from "./limits/rate-limits.ts";
import { createPasswordHasher, type PasswordHasher } from "./password/hash-password.ts";
import type { SigningKeys } from "./session/signing-keys.ts";

/** What the auth protocol needs from the server that mounts it. */
export type AuthParts = {
  config: Pick<Config, "siteUrl">;
  database: Database;
  mail: MailQueue;
  keys: SigningKeys;
  secretKey: string;
  limits?: RateLimitOverrides;
  evenAnswerTime?: number;
};

/** What an operation works with. */
export type Auth = {
  siteUrl: string;
  database: Database;
  mail: MailQueue;
  keys: SigningKeys;
  limits: RateLimits;
  passwords: PasswordHasher;
};

/** Where a request comes from, as sessions and the audit log record it. */
export type Requester = { ip: string; userAgent: string };

/** Sets up what the operations share. At most 4 passwords are hashed at once and 200 wait. */
export function createAuth(parts: AuthParts): Auth {
  return {
    siteUrl: parts.config.siteUrl,
    database: parts.database,
    mail: parts.mail,
    keys: parts.keys,
    limits: createRateLimits(parts.database, parts.limits),
    passwords: createPasswordHasher({ parallel: 4, longestQueue: 200, saltKey: parts.secretKey }),
  };
}
