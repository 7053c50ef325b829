// Written by `npm run db:types` from the live schema; do not edit.
import type { ColumnType } from "kysely";

export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;
export type JsonObject = { [key: string]: JsonValue | undefined };

/** The driver sends an array as an array of PostgreSQL, not as JSON: such a value is written as JSON text. */
type Json = ColumnType<JsonValue, JsonObject | string, JsonObject | string>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Read as text, because a number holds only 53 bits. */
type Int8 = ColumnType<string, string | number | bigint, string | number | bigint>;
type Computed<T> = ColumnType<T, never, never>;
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;

export type Schema = {
  "auth.audit_log_entries": {
    id: Generated<string>;
    payload: Json;
    ip_address: Generated<string>;
    created_at: Generated<Timestamp>;
  };
  "auth.identities": {
    id: Generated<string>;
    provider_id: string;
    user_id: string;
    identity_data: Json;
    provider: string;
    email: Computed<string | null>;
    last_sign_in_at: Timestamp | null;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  "auth.one_time_tokens": {
    id: Generated<string>;
    user_id: string;
    token_type: "recovery_token" | "magic_link_token" | "email_change_token_new" | "reauthentication_token";
    /** SHA-256 of what the mailed link carries. */
    token_hash: string;
    /** SHA-256 of the mailed digits, salted with the link's hash. */
    code_hash: string;
    /** The e-mail address that the mail went to. */
    relates_to: string;
    attempts: Generated<number>;
    expires_at: Timestamp;
    created_at: Generated<Timestamp>;
    code_challenge: string | null;
    code_challenge_method: "s256" | "plain" | null;
  };
  "auth.refresh_tokens": {
    id: Computed<string>;
    /** SHA-256 of the token; the token itself is nowhere but at its holder. */
    token: string;
    user_id: string;
    session_id: string;
    /** SHA-256 of the token that was exchanged for this one. */
    parent: string | null;
    revoked: Generated<boolean>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
    /** With the token itself, which is not kept, it makes the token that this one was exchanged for. */
    successor_seed: string | null;
  };
  "auth.sessions": {
    id: Generated<string>;
    user_id: string;
    aal: Generated<string>;
    /** How the session was opened: [{"method", "timestamp"}], as its tokens say it. */
    amr: Json;
    user_agent: string | null;
    ip: string | null;
    refreshed_at: Timestamp | null;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  "auth.users": {
    id: Generated<string>;
    aud: Generated<string>;
    role: Generated<string>;
    email: string;
    encrypted_password: string | null;
    email_confirmed_at: Timestamp | null;
    confirmed_at: Computed<Date | null>;
    /** Set when somebody opened the account for themselves; never for one that an administrator made. */
    confirmation_sent_at: Timestamp | null;
    recovery_sent_at: Timestamp | null;
    email_change: Generated<string>;
    email_change_sent_at: Timestamp | null;
    reauthentication_sent_at: Timestamp | null;
    last_sign_in_at: Timestamp | null;
    raw_app_meta_data: Generated<Json>;
    /** The user's own words: never decides what they may do. */
    raw_user_meta_data: Generated<Json>;
    banned_until: Timestamp | null;
    deleted_at: Timestamp | null;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  "private.authorization_codes": {
    code_hash: string;
    user_id: string;
    code_challenge: string;
    code_challenge_method: "s256" | "plain";
    expires_at: Generated<Timestamp>;
  };
  "private.email_change_undos": {
    token_hash: string;
    user_id: string;
    old_email: string;
    expires_at: Generated<Timestamp>;
    created_at: Generated<Timestamp>;
  };
  "private.known_networks": {
    user_id: string;
    network_hash: string;
    seen_at: Generated<Timestamp>;
  };
  /** Mails on their way out. Once a mail server has taken a mail its row is deleted; without a mail server rows stay as the outbox. */
  "private.mail_queue": {
    id: Computed<string>;
    mail: Json;
    created_at: Generated<Timestamp>;
    attempts: Generated<number>;
    /** When the mail may be tried next. A worker that takes a row moves this ahead: that is its lease. */
    next_attempt_at: Generated<Timestamp>;
    /** When the mail was put into the outbox; never set with a mail server. */
    delivered_at: Timestamp | null;
    failed_at: Timestamp | null;
    last_error: string | null;
  };
  "private.pending_sign_ups": {
    id: Generated<string>;
    /** The id that the account will have if this sign-up opens it. */
    user_id: string;
    email: string;
    link_type: "signup" | "magiclink" | "recovery";
    /** Null for a link that somebody asked for who had signed up before, and once the account is open. */
    encrypted_password: string | null;
    metadata: Json | null;
    /** SHA-256 of what the mailed link carries; null when none works. */
    token_hash: string | null;
    code_hash: string | null;
    code_challenge: string | null;
    code_challenge_method: "s256" | "plain" | null;
    attempts: Generated<number>;
    /** Since when it decides nothing any more: its address has an account. Its link may still open a session there. */
    settled_at: Timestamp | null;
    expires_at: Generated<Timestamp>;
    created_at: Generated<Timestamp>;
  };
  /** Uses counted so far, by limit and hashed key. */
  "private.rate_limits": {
    key: string;
    points: Generated<number>;
    /** When the count ends, in milliseconds since 1970. */
    expire: Int8;
  };
  /** What the server tells the database at start, such as admin_emails. */
  "private.settings": {
    key: string;
    value: Json;
  };
  "private.signing_keys": {
    id: string;
    private_jwk: Json;
    created_at: Generated<Timestamp>;
  };
  profiles: {
    user_id: string;
    role: Generated<"customer" | "admin">;
    /** What sign-up asked for, until it is granted or an admin decides. */
    requested_role: "admin" | null;
    full_name: Generated<string>;
    /** Follows auth.users.email. */
    email: string;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
};
