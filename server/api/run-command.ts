import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { z } from "zod";
import { whileLeaving } from "../../contract/while-leaving.ts";
import { whileLooking } from "../../contract/while-looking.ts";
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
  const hash = createHash("sha256")
    .update(JSON.stringify(withoutSecrets(input)))
    .digest();
  const isForLeaving = (whileLeaving as readonly string[]).includes(handler.command.name);
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

  const isForLooks = (whileLooking as readonly string[]).includes(handler.command.name);
  const allowed = { isForLeaving, isForLooks };
  await requireOpenAccount(parts.database.typed, actor, allowed);
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
      await requireOpenAccount(transaction, actor, allowed);
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

/** Leaves out what nobody is to guess at by a quick hash that lies about for a week. */
function withoutSecrets(input: unknown): object {
  return { ...(input as object), password: undefined, code: undefined };
}

/**
 * Throws `not_signed_in` where the account may not act any more (a token outlives its session: sign-out, ban and deletion count
 * at once), `account_leaving` where it leaves, and `only_looking` where an administrator acts as somebody else, unless what is
 * asked for is for those who do.
 */
export async function requireOpenAccount(
  connection: Kysely<Schema>,
  actor: Actor,
  { isForLeaving = false, isForLooks = false }: { isForLeaving?: boolean; isForLooks?: boolean } = {},
): Promise<void> {
  const { rows } = await sql<{ leaves_at: Date | null; kind: "own" | "look" | null }>`
    select private.leaves_at(users.id) as leaves_at, private.kind_of_session(sessions.id) as kind
    from auth.sessions join auth.users on users.id = sessions.user_id
    where sessions.id = ${actor.session} and users.id = ${actor.id} and users.deleted_at is null
      and coalesce(users.banned_until, '-infinity') < now()
  `.execute(connection);
  const [account] = rows;
  if (!account?.kind) throw new CommandError("not_signed_in");
  if (account.leaves_at !== null && !isForLeaving) throw new CommandError("account_leaving");
  if (account.kind === "look" && !isForLooks) throw new CommandError("only_looking");
}

/**
 * Throws what an unknown command is answered where the actor is no administrator, as nobody is who leaves, and `not_signed_in` as
 * above.
 */
async function requireAdmin(connection: Kysely<Schema>, actor: Actor): Promise<void> {
  await requireOpenAccount(connection, actor, { isForLooks: true, isForLeaving: true });
  const { rows } = await sql<{ is: boolean }>`
    select private.is_admin_session(${actor.id}, ${actor.session}) as is
  `.execute(connection);
  if (!rows[0]?.is) throw new CommandError("not_found", { message: nothingHere });
}

/** What writes into the audit, for `actor`: of whoever acts as somebody else it says both. */
export function auditOf(transaction: Kysely<Schema>, actor: Actor): Writing["audit"] {
  // A job that goes on with what somebody asked for has no session.
  const session = sql<string | null>`nullif(${actor.session}, '')::uuid`;
  return async ({ act, target, before, after }) => {
    await transaction
      .insertInto("private.audit")
      .values({
        actor: sql<string>`coalesce((select admin from private.looks where session = ${session}), ${actor.id})`,
        on_behalf_of: sql<string>`(select account from private.looks where session = ${session})`,
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
