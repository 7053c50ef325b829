import type { Kysely } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import type { Requester } from "../auth-parts.ts";

/** What happened, in Supabase Auth's words where it has one. `role_change` is written by the database itself. */
export type AuditAction =
  | "user_signedup"
  | "user_repeated_signup"
  | "user_confirmed"
  | "login"
  | "login_failed"
  | "verification_failed"
  | "logout"
  | "refresh_token_reused"
  | "user_updated_password"
  | "user_email_change_requested"
  | "user_email_changed"
  | "user_email_change_undone"
  | "user_created"
  | "user_banned"
  | "user_unbanned"
  | "user_deleted";

export type AuditEvent = {
  action: AuditAction;
  /** The account it happened to; `id` is undefined when nobody has this address. */
  user: { id?: string | undefined; email: string };
  /** Who did it, when that was not the account itself. */
  actor?: "service_role";
  traits?: Record<string, unknown>;
};

/** Writes an event to `auth.audit_log_entries`, in the shape of Supabase Auth's payloads. */
export async function recordAudit(
  connection: Kysely<Schema>,
  event: AuditEvent,
  requester: Requester,
): Promise<void> {
  const payload = {
    action: event.action,
    actor_id: event.actor ? null : (event.user.id ?? null),
    actor_username: event.actor ?? event.user.email,
    log_type: "account",
    traits: { user_id: event.user.id ?? null, user_email: event.user.email, ...event.traits },
  };
  await connection
    .insertInto("auth.audit_log_entries")
    .values({ payload: JSON.stringify(payload), ip_address: requester.ip })
    .execute();
}
