import { sql, type Transaction } from "kysely";
import type { Order } from "../../engine/order/order.ts";
import type { CommandParts } from "../api/command-parts.ts";
import type { Schema } from "../db/database-types.ts";
import { isReceiver } from "../sites/is-receiver.ts";
import type { WrittenField } from "./read-fields.ts";
import { webhookKind } from "./webhook-kind.ts";

/** A message as it was read and judged. */
export type NewMessage = {
  site: string;
  page: string;
  form: string;
  kind: "message" | "order";
  fields: readonly WrittenField[];
  /** Of a cart whose lines the shop has. */
  order?: Order | undefined;
  replyTo?: string | undefined;
  /** Why it waits in the quarantine, if it does. */
  signs: readonly string[];
  digest: Buffer;
};

type Parts = Pick<CommandParts, "database" | "config" | "mail" | "jobs">;

type Receiver = {
  name: string;
  messages_to: string | null;
  email: string | null;
  quota: number | null;
  is_hooked: boolean;
};

/**
 * Keeps a message, and sees to it in the same transaction that its owner hears of it, by mail and at the site's webhook: of
 * one in quarantine they do not. The same one sent twice is kept once.
 */
export async function storeMessage(message: NewMessage, parts: Parts): Promise<void> {
  const { site, page, form, kind, fields, order, replyTo, signs, digest } = message;
  await parts.database.typed.transaction().execute(async (transaction) => {
    const row = await transaction
      .insertInto("messages")
      .values({
        site,
        page,
        form,
        kind,
        fields: JSON.stringify(fields),
        details: order ? JSON.stringify(order) : null,
        reply_to: replyTo ?? null,
        state: signs.length > 0 ? "quarantine" : "new",
        signs: [...signs],
        digest,
        words: wordsOf(message),
      })
      .onConflict((conflict) => conflict.columns(["site", "digest"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!row) return;
    const receiver = await receiverOf(transaction, site);
    const isTaken = signs.length === 0;
    if (receiver.quota !== null) await makeRoom(transaction, { site, quota: receiver.quota, isTaken });
    if (!isTaken) return;
    const { messages_to: named } = receiver;
    const to = named !== null && (await isReceiver(transaction, site, named)) ? named : receiver.email;
    if (to !== null) {
      await parts.mail.enqueue(transaction, {
        kind: kind === "order" ? "site-order" : "site-message",
        to,
        site: receiver.name,
        fields: fields.map(({ label, value }) => ({ label, value })),
        ...(order && { order }),
        replyTo: replyTo ?? null,
        link: `${parts.config.siteUrl}/dashboard/sites/${site}#messages`,
      });
    }
    if (receiver.is_hooked) await parts.jobs.send(transaction, webhookKind, { site, message: row.id });
  });
}

async function receiverOf(transaction: Transaction<Schema>, site: string): Promise<Receiver> {
  const { rows } = await sql<Receiver>`
    select sites.name, users.email,
      (select email from private.message_receivers where site = sites.id) as messages_to,
      (select messages from private.plan_of(sites.owner)) as quota,
      exists (select from public.webhooks where site = sites.id and disabled_at is null) as is_hooked
    from public.sites left join auth.users on users.id = sites.owner and users.deleted_at is null
    where sites.id = ${site}
  `.execute(transaction);
  const [receiver] = rows;
  if (!receiver) throw new Error("the site is gone");
  return receiver;
}

/**
 * What is more than the plan holds pushes out the oldest that is done, then what nobody would miss; never one that waits to be
 * read. What goes to the quarantine pushes out that alone: anybody can send as much of it as they like.
 */
async function makeRoom(
  transaction: Transaction<Schema>,
  { site, quota, isTaken }: { site: string; quota: number; isTaken: boolean },
): Promise<void> {
  await sql`
    delete from public.messages where id in (
      select id from public.messages
      where site = ${site} and (state in ('spam', 'quarantine') or deleted_at is not null or (${isTaken} and state = 'done'))
        and at < now()
      order by state <> 'done' and deleted_at is null, at
      limit greatest(0, (select count(*) from public.messages where site = ${site}) - ${quota})
    )
  `.execute(transaction);
}

/** What a search looks at. */
function wordsOf({ fields, order }: NewMessage): string {
  const names = order?.lines.map(({ name }) => name) ?? [];
  return [...fields.map(({ value }) => value), ...names].join("\n").toLowerCase();
}
