import { randomUUID } from "node:crypto";
import type { Metadata, UserRow } from "./user-row.ts";

/** An account as it is right after sign-up, not stored yet; `email` is normalized. */
export function newUserRow(email: string, metadata: Metadata): UserRow {
  const id = randomUUID();
  const now = new Date();
  return {
    id,
    aud: "authenticated",
    role: "authenticated",
    email,
    encrypted_password: null,
    email_confirmed_at: null,
    confirmation_sent_at: null,
    recovery_sent_at: null,
    email_change: "",
    email_change_sent_at: null,
    reauthentication_sent_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: { provider: "email", providers: ["email"] },
    raw_user_meta_data: metadata,
    banned_until: null,
    created_at: now,
    updated_at: now,
    identities: [
      {
        identity_id: randomUUID(),
        id,
        user_id: id,
        identity_data: { sub: id, email, email_verified: false, phone_verified: false },
        provider: "email",
        last_sign_in_at: now.toISOString(),
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
        email,
      },
    ],
  };
}
