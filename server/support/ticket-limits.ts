import { type Kysely, sql, type Transaction } from "kysely";
import { CommandError } from "../api/command-error.ts";
import type { Schema } from "../db/database-types.ts";

/** What one account may ask and write; counted in the tables, which all servers share, so a repeated request counts once. */
export const ticketLimits = {
  questions: { inAnHour: 6, inADay: 20, open: 20 },
  messages: { inAnHour: 30, ofATicket: 300 },
  pictures: { inADay: 40, bytes: 60_000_000 },
} as const;

const tooMany = (message: string, hint: string) => new CommandError("too_many", { message, hint });

/** Throws `too_many` where the account has asked as often as one person does; it stays locked, so that two cannot take the last place. */
export async function requireRoomToAsk(transaction: Transaction<Schema>, account: string): Promise<void> {
  await lockAsker(transaction, account);
  const { rows } = await sql<{ hour: number; day: number; open: number }>`
    select
      (count(*) filter (where asked_at > now() - interval '1 hour'))::int as hour,
      (count(*) filter (where asked_at > now() - interval '1 day'))::int as day,
      (count(*) filter (where state = 'open'))::int as open
    from public.tickets where account = ${account} and (state = 'open' or asked_at > now() - interval '1 day')
  `.execute(transaction);
  const { hour = 0, day = 0, open = 0 } = rows[0] ?? {};
  const { questions } = ticketLimits;
  if (open >= questions.open) {
    throw tooMany(
      `${questions.open} of your questions wait for an answer.`,
      "Add to one of them: the studio reads it there.",
    );
  }
  if (hour < questions.inAnHour && day < questions.inADay) return;
  throw tooMany("These were many questions in a short time.", "Add to one of them, or come back in a while.");
}

/** The same for what is added to a question; of a guest, who has no account, what is added to that alone. */
export async function requireRoomToWrite(
  transaction: Transaction<Schema>,
  account: string | null,
  ticket: string,
): Promise<void> {
  // A guest has this one question, which is locked.
  if (account !== null) await lockAsker(transaction, account);
  const { rows } = await sql<{ hour: number; here: number }>`
    select
      (select count(*)::int from public.ticket_messages as message join public.tickets as own on own.id = message.ticket
        where (own.account = ${account} or own.id = ${ticket}) and message.side = 'customer' and message.at > now() - interval '1 hour') as hour,
      (select count(*)::int from public.ticket_messages where ticket = ${ticket}) as here
  `.execute(transaction);
  const { hour = 0, here = 0 } = rows[0] ?? {};
  if (here >= ticketLimits.messages.ofATicket) {
    throw new CommandError("quota_reached", {
      message: "This has become very long.",
      hint: "Ask a new question.",
    });
  }
  if (hour < ticketLimits.messages.inAnHour) return;
  throw tooMany("That was often in the last hour.", "Wait a while, then send it again.");
}

/** The same for a picture that is kept; what was sent along counts as well. */
export async function requireRoomForTicketPicture(
  transaction: Transaction<Schema>,
  account: string,
): Promise<void> {
  await lockAsker(transaction, account);
  if (!(await hasRoomForTicketPicture(transaction, account))) throw tooManyPictures();
}

/** Whether the pictures of an account are no more than one may send, with so many that are `coming`. */
export async function hasRoomForTicketPicture(
  connection: Kysely<Schema>,
  account: string,
  coming = 0,
): Promise<boolean> {
  const { rows } = await sql<{ day: number; bytes: string }>`
    select (count(*) filter (where created_at > now() - interval '1 day'))::int as day, coalesce(sum(bytes), 0) as bytes
    from private.ticket_pictures where account = ${account}
  `.execute(connection);
  const { day = 0, bytes = "0" } = rows[0] ?? {};
  const { pictures } = ticketLimits;
  // Each has at least a byte.
  return day + coming <= pictures.inADay && Number(bytes) + coming <= pictures.bytes;
}

export function tooManyPictures(): CommandError {
  return tooMany(
    "These were many pictures.",
    "Say it in words, or put the picture on a page and name the page.",
  );
}

async function lockAsker(transaction: Transaction<Schema>, account: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`support:${account}`}, 0))`.execute(transaction);
}
