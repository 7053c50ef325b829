import { sql, type Transaction } from "kysely";
import type { CommandParts } from "../api/command-parts.ts";
import type { Schema } from "../db/database-types.ts";
import { previewWords } from "./previews-content.ts";
import { commentsLock } from "./store-comment.ts";

type Parts = Pick<CommandParts, "database" | "config" | "mail">;

type New = { page: string; heading: string; name: string; text: string };

/** Comments that one mail shows; of the rest it says how many. */
const mostShown = 10;
const mostOfText = 300;

/**
 * Mails what is new of comments to owners and editors of their sites: each of them once an hour for a site at most. Of sites that
 * stand still because of their owner nobody hears meanwhile.
 */
export async function tellComments(parts: Parts): Promise<void> {
  for (const { site, account } of await whoIsDue(parts)) await tellOne(parts, site, account);
}

async function whoIsDue({ database }: Parts): Promise<{ site: string; account: string }[]> {
  const { rows } = await sql<{ site: string; account: string }>`
    select distinct comment.site, member.user_id as account
    from public.comments as comment
    join public.site_members as member on member.site = comment.site and member.role in ('owner', 'editor')
    join public.sites as site on site.id = comment.site and private.is_open(site.owner)
    left join private.comment_mails as told on told.site = comment.site and told.account = member.user_id
    where comment.resolved_at is null and comment.at > now() - interval '2 days'
      and comment.at > coalesce(told.told_at, '-infinity') and coalesce(told.told_at, '-infinity') < now() - interval '1 hour'
    limit 1000
  `.execute(database.typed);
  return rows;
}

/** Looks again under a lock, which no comment is written in: who is told by another server meanwhile is not told twice. */
async function tellOne(parts: Parts, site: string, account: string): Promise<void> {
  await parts.database.typed.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${commentsLock(site)}, 0))`.execute(transaction);
    const receiver = await receiverOf(transaction, site, account);
    if (!receiver) return;
    const { rows } = await sql<New>`
      select page, heading, name, text from public.comments
      where site = ${site} and resolved_at is null and at > ${receiver.since}::timestamptz
        and at > now() - interval '2 days' order by at
    `.execute(transaction);
    if (rows.length === 0) return;
    await sql`
      insert into private.comment_mails values (${site}, ${account}, clock_timestamp())
      on conflict (site, account) do update set told_at = excluded.told_at
    `.execute(transaction);
    await parts.mail.enqueue(transaction, {
      kind: "site-comments",
      to: receiver.email,
      site: receiver.name,
      count: rows.length,
      comments: rows.slice(0, mostShown).map(({ page, heading, name, text }) => ({
        where: [page === "/" ? previewWords.comment.firstPage : page, heading].filter(Boolean).join(", "),
        name,
        text: shortened(text),
      })),
      link: `${parts.config.siteUrl}/dashboard/sites/${site}#previews`,
    });
  });
}

/** Undefined for whoever was told within the hour, or is no member with an account any more. */
async function receiverOf(transaction: Transaction<Schema>, site: string, account: string) {
  const { rows } = await sql<{ email: string; name: string; since: string }>`
    select account.email, site.name, coalesce(told.told_at, '-infinity')::text as since
    from public.site_members as member
    join public.sites as site on site.id = member.site and site.trashed_at is null and private.is_open(site.owner)
    join auth.users as account on account.id = member.user_id
    left join private.comment_mails as told on told.site = member.site and told.account = member.user_id
    where member.site = ${site} and member.user_id = ${account} and member.role in ('owner', 'editor')
      and account.email is not null and private.is_open(account.id)
      and coalesce(told.told_at, '-infinity') < now() - interval '1 hour'
  `.execute(transaction);
  return rows[0];
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length > mostOfText ? `${characters.slice(0, mostOfText).join("").trimEnd()} …` : text;
}
