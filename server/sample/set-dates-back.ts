import type { Pool, PoolClient } from "pg";
import type { Step } from "./year-clock.ts";

type Table = { name: string; columns: string[] };

/**
 * Sets back all times of all rows that were written since the first of `steps`, to when they are meant to have been written. What is
 * still to come (the end of a link) keeps its distance from the last that happened to its row.
 */
export async function setDatesBack(owner: Pool, steps: readonly Step[]): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query("begin");
    // What was issued stands as it was issued, says a trigger; and no trigger is to say that anything changes now.
    await client.query("set local session_replication_role = replica");
    await client.query("set local statement_timeout = 0");
    await client.query(
      "create temp table steps (at timestamptz primary key, meant timestamptz) on commit drop",
    );
    await client.query("insert into steps select * from unnest($1::timestamptz[], $2::timestamptz[])", [
      steps.map(({ real }) => real),
      steps.map(({ meant }) => meant),
    ]);
    await client.query(`
      create function pg_temp.meant(timestamptz) returns timestamptz language sql stable as $$
        select case when $1 is not null then coalesce(
          (select step.meant + ($1 - step.at) from pg_temp.steps as step where step.at <= $1 order by step.at desc limit 1), $1
        ) end
      $$`);
    for (const table of await tablesWithTimes(client)) await setBack(client, table);
    // Nothing in their rows says when they were made: it was with the answer that they were mailed with.
    await client.query(
      "update private.reply_links as link set expires_at = message.at + interval '14 days' from ticket_messages as message where message.id = link.message",
    );
    // What lists look people up by follows what it was taken from.
    await client.query(`
      update private.people as person set leaves_at = profile.leaves_at, banned_until = account.banned_until
      from profiles as profile join auth.users as account on account.id = profile.user_id
      where profile.user_id = person.account`);
    // The audit tells of these moments as they were when it was written.
    await client.query(`
      update private.audit as audit set after = audit.after || jsonb_build_object('leavesAt', profile.leaves_at)
      from profiles as profile where audit.act = 'delete-person' and audit.target = profile.user_id::text`);
    await client.query(`
      update private.audit as audit
      set after = audit.after || jsonb_build_object('from', announced.shown_from, 'until', announced.shown_until)
      from private.announcements as announced where audit.act = 'make-announcement' and audit.target = announced.id::text`);
    // They went out when they were written: none of them is sent now.
    await client.query("update private.mail_queue set delivered_at = created_at where delivered_at is null");
    await client.query("drop function pg_temp.meant(timestamptz)");
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

async function tablesWithTimes(client: PoolClient): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select format('%I.%I', space.nspname, class.relname) as name,
      array_agg(quote_ident(attribute.attname) order by attribute.attnum) as columns
    from pg_class as class
    join pg_namespace as space on space.oid = class.relnamespace
    join pg_attribute as attribute on attribute.attrelid = class.oid
    where space.nspname in ('public', 'private', 'auth') and class.relkind = 'r' and attribute.attnum > 0
      and not attribute.attisdropped and attribute.attgenerated = '' and attribute.atttypid = 'timestamptz'::regtype
    group by 1`);
  return rows;
}

async function setBack(client: PoolClient, { name, columns }: Table): Promise<void> {
  const past = columns
    .map((column) => `case when ${column} <= clock_timestamp() then ${column} end`)
    .join(", ");
  const sets = columns.map(
    (column) => `${column} = case
      when ${column} <= clock_timestamp() then pg_temp.meant(${column})
      else ${column} + coalesce(pg_temp.meant(greatest(${past})) - greatest(${past}), interval '0')
    end`,
  );
  const touched = columns.map((column) => `${column} >= (select min(at) from pg_temp.steps)`).join(" or ");
  await client.query(`update ${name} set ${sets.join(", ")} where ${touched}`);
}
