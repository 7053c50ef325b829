import { sql, type Transaction } from "kysely";
import type { CommandParts } from "../api/command-parts.ts";
import type { Schema } from "../db/database-types.ts";
import { type Administrator, administrators } from "./administrators.ts";

type Parts = Pick<CommandParts, "database" | "config" | "mail">;

/** Questions that one mail names; of the rest it says how many. */
const mostShown = 10;
/** Administrators that are told. */
const mostTold = 50;

/**
 * What may be a machine's waits in the queue and is mailed to nobody; whoever has answered by the link of a mail has read that, and what
 * they say from then on is somebody's.
 */
const isSomebodys = sql`(ticket.signs = '{}' or exists (
  select from public.ticket_messages as reply where reply.ticket = ticket.id and reply.via = 'link'
))`;

/** Mails administrators what has come to wait for an answer since they were last told: each of them once an hour at most. */
export async function tellQuestions(parts: Parts): Promise<void> {
  const { typed } = parts.database;
  // Most minutes nobody waits: then nobody is looked up either.
  const { rows } =
    await sql`select from public.tickets as ticket where ticket.state = 'open' and ${isSomebodys} limit 1`.execute(
      typed,
    );
  if (rows.length === 0) return;
  for (const person of (await administrators(typed)).slice(0, mostTold)) {
    await typed.transaction().execute((transaction) => tellOne(transaction, parts, person));
  }
}

/** Under a lock of whoever is told: another server does not tell them twice. */
async function tellOne(
  transaction: Transaction<Schema>,
  { config, mail }: Parts,
  { account, email }: Administrator,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`questions:${account}`}, 0))`.execute(
    transaction,
  );
  // What is assigned to somebody else who administers is theirs to hear of.
  const { rows } = await sql<{ subject: string; who: string; count: number }>`
    with told as (select told_at from private.question_mails where account = ${account})
    select ticket.subject, coalesce(nullif(person.name, ''), person.email, ticket.guest_name, '') as who, (count(*) over ())::int as count
    from public.tickets as ticket left join lateral private.person_of(ticket.account) as person on true
    where ticket.state = 'open' and ${isSomebodys} and (
        ticket.assigned_to is null or ticket.assigned_to = ${account}
        or not exists (select from private.administrators() as other where other.account = ticket.assigned_to)
      )
      and ticket.waiting_since > coalesce((select told_at from told), now() - interval '2 days')
      and coalesce((select told_at from told), '-infinity') < now() - interval '1 hour'
    order by ticket.waiting_since, ticket.id
    limit ${mostShown}
  `.execute(transaction);
  const [first] = rows;
  if (!first) return;
  await sql`
    insert into private.question_mails values (${account}, clock_timestamp())
    on conflict (account) do update set told_at = excluded.told_at
  `.execute(transaction);
  await mail.enqueue(transaction, {
    kind: "questions-waiting",
    to: email,
    count: first.count,
    questions: rows.map(({ subject, who }) => ({ subject, who })),
    link: `${config.siteUrl}/admin/support`,
  });
}
