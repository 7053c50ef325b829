import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { z } from "zod";
import type { Schema } from "../db/database-types.ts";
import { CommandError } from "./command-error.ts";
import type { CommandParts } from "./command-parts.ts";
import type { Actor, CommandContext, Handler, Writing } from "./handle-command.ts";
import { isKeepable } from "./is-keepable.ts";

/** What is said where no command has the name that was asked for. */
export const nothingHere = "There is nothing at this address.";

type Answered = { command: string; input_hash: Buffer; answer: unknown };

/** The answer that is kept of a request came first: what was being done is taken back for it. */
class AlreadyAnswered extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super("this request has been answered");
    this.answer = answer;
  }
}

/**
 * Runs a command for `actor` with `body`, which may be anything, and gives its answer. Throws `CommandError`: for what the
 * command's schema refuses, for an account that is not open any more, for whoever it is not for, and what the command itself
 * refuses.
 */
export async function runCommand(
  handler: Handler,
  body: unknown,
  actor: Actor,
  parts: CommandParts,
): Promise<unknown> {
  const isForAdmins = handler.command.by === "admin";
  // First of all: nobody else learns from what is wrong with their input that there is such a command.
  if (isForAdmins) await requireAdmin(parts.database.typed, actor);
  const parsed = handler.command.input.safeParse(body);
  if (!parsed.success) throw new CommandError("invalid_input", { fields: fieldsOf(parsed.error) });
  const input = parsed.data;
  const key = requestOf(input);
  const text = JSON.stringify(input);
  if (!isKeepable(text)) {
    throw new CommandError("invalid_input", { message: "There is a character in this that cannot be kept." });
  }
  const hash = createHash("sha256").update(text).digest();
  const isSame = ({ command, input_hash }: Answered) =>
    command === handler.command.name && input_hash.equals(hash);
  const kept = async (connection: Kysely<Schema>) => {
    if (key === undefined) return undefined;
    const found = await connection
      .selectFrom("private.command_answers")
      .select(["command", "input_hash", "answer"])
      .where("account", "=", actor.id)
      .where("request", "=", key)
      .executeTakeFirst();
    if (found && !isSame(found)) throw new CommandError("request_reused");
    return found;
  };

  await requireOpenAccount(parts.database.typed, actor);
  const before = await kept(parts.database.typed);
  if (before) return before.answer;

  const write: CommandContext<unknown, unknown>["write"] = (work) =>
    parts.database.typed.transaction().execute(async (transaction) => {
      if (key !== undefined) {
        // Whoever repeats a request while it runs waits here for its answer.
        await sql`select pg_advisory_xact_lock(hashtextextended(${`${actor.id}:${key}`}, 0))`.execute(
          transaction,
        );
        const meanwhile = await kept(transaction);
        if (meanwhile) throw new AlreadyAnswered(meanwhile.answer);
      }
      await requireOpenAccount(transaction, actor);
      if (isForAdmins) await requireAdmin(transaction, actor);
      const answer = await work({ transaction, audit: auditOf(transaction, actor) });
      if (key !== undefined) {
        await transaction
          .insertInto("private.command_answers")
          .values({
            account: actor.id,
            request: key,
            command: handler.command.name,
            input_hash: hash,
            answer: JSON.stringify(answer),
          })
          .execute();
      }
      return answer;
    });
  try {
    return handler.command.answer.parse(
      await handler.run({ input, actor, parts: { ...parts, desk: parts.desk.of(actor.id) }, write }),
    );
  } catch (error) {
    if (error instanceof AlreadyAnswered) return error.answer;
    throw error;
  }
}

/** What names the request: its own name, or that of what it makes. */
function requestOf(input: unknown): string | undefined {
  const named = input as { request?: string; site?: string; from?: unknown };
  return named.request ?? (named.from === undefined ? undefined : named.site);
}

/** Throws `not_signed_in` where the account may not act any more. A token outlives its session: sign-out, ban and deletion count at once. */
export async function requireOpenAccount(connection: Kysely<Schema>, actor: Actor): Promise<void> {
  const { rows } = await sql`
    select from auth.sessions join auth.users on users.id = sessions.user_id
    where sessions.id = ${actor.session} and users.id = ${actor.id} and users.deleted_at is null
      and coalesce(users.banned_until, '-infinity') < now()
  `.execute(connection);
  if (rows.length === 0) throw new CommandError("not_signed_in");
}

/** Throws what an unknown command is answered where the actor is no administrator, and `not_signed_in` as above. */
async function requireAdmin(connection: Kysely<Schema>, actor: Actor): Promise<void> {
  await requireOpenAccount(connection, actor);
  const { rows } = await sql<{ is: boolean }>`
    select private.is_admin_session(${actor.id}, ${actor.session}) as is
  `.execute(connection);
  if (!rows[0]?.is) throw new CommandError("not_found", { message: nothingHere });
}

/** What writes into the audit, for `actor`. */
export function auditOf(transaction: Kysely<Schema>, actor: Actor): Writing["audit"] {
  return async ({ act, target, before, after }) => {
    await transaction
      .insertInto("private.audit")
      .values({
        actor: actor.id,
        act,
        target_kind: target.kind,
        target: target.id,
        before: before === undefined ? null : JSON.stringify(before),
        after: after === undefined ? null : JSON.stringify(after),
        network: actor.network,
      })
      .execute();
  };
}

/** What is wrong, by its place; of each place the first. */
function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[path.join(".")] ??= message;
  return fields;
}
