import { randomUUID } from "node:crypto";
import type { Metadata, UserRow } from "./user-row.ts";

export type NewUser = {
  /** Normalized. */
  email: string;
  metadata: Metadata;
  /** Whether somebody opens the account for themselves. */
  isSelfMade: boolean;
  isConfirmed: boolean;
  id?: string;
};

/**
 * An account that is not stored yet. What metadata and identity say of the address is what Supabase Auth says there,
 * which tells accounts that people opened themselves from those that an administrator made.
 */
export function newUserRow({
  email,
  metadata,
  isSelfMade,
  isConfirmed,
  id = randomUUID(),
}: NewUser): UserRow {
  const now = new Date();
  const claims = { sub: id, email, email_verified: isConfirmed, phone_verified: false };
  const verified = isConfirmed ? { email_verified: true } : {};
  return {
    id,
    aud: "authenticated",
    role: "authenticated",
    email,
    encrypted_password: null,
    email_confirmed_at: isConfirmed ? now : null,
    confirmation_sent_at: isSelfMade ? now : null,
    recovery_sent_at: null,
    email_change: "",
    email_change_sent_at: null,
    reauthentication_sent_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: { provider: "email", providers: ["email"] },
    raw_user_meta_data: isSelfMade ? { ...metadata, ...claims } : { ...metadata, ...verified },
    banned_until: null,
    created_at: now,
    updated_at: now,
    identities: [
      {
        identity_id: randomUUID(),
        id,
        user_id: id,
        identity_data: isSelfMade ? { ...metadata, ...claims } : claims,
        provider: "email",
        last_sign_in_at: now.toISOString(),
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
        email,
      },
    ],
  };
}
