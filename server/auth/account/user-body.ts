import type { IdentityBody, Metadata, UserRow } from "./user-row.ts";

/** A user as Supabase Auth shows one; members without a value are left out. */
export type UserBody = {
  id: string;
  aud: string;
  role: string;
  email: string;
  phone: "";
  email_confirmed_at?: string;
  confirmed_at?: string;
  confirmation_sent_at?: string;
  recovery_sent_at?: string;
  new_email?: string;
  email_change_sent_at?: string;
  reauthentication_sent_at?: string;
  last_sign_in_at?: string;
  banned_until?: string;
  app_metadata: Metadata;
  user_metadata: Metadata;
  identities: IdentityBody[];
  created_at: string;
  updated_at: string;
  is_anonymous: false;
};

/** What the protocol answers about an account; never the password's hash. */
export function userBody(user: UserRow): UserBody {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email,
    phone: "",
    ...time("email_confirmed_at", user.email_confirmed_at),
    ...time("confirmed_at", user.email_confirmed_at),
    ...time("confirmation_sent_at", user.confirmation_sent_at),
    ...time("recovery_sent_at", user.recovery_sent_at),
    ...(user.email_change === "" ? {} : { new_email: user.email_change }),
    ...time("email_change_sent_at", user.email_change_sent_at),
    ...time("reauthentication_sent_at", user.reauthentication_sent_at),
    ...time("last_sign_in_at", user.last_sign_in_at),
    ...time("banned_until", user.banned_until),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: user.identities,
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    is_anonymous: false,
  };
}

function time<Name extends string>(name: Name, value: Date | null): Partial<Record<Name, string>> {
  return value === null ? {} : ({ [name]: value.toISOString() } as Record<Name, string>);
}
