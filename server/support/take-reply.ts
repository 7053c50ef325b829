import type { CommandParts } from "../api/command-parts.ts";
import { changeState } from "./change-state.ts";
import { keepMessage } from "./keep-message.ts";
import { lockTicket } from "./open-ticket.ts";
import { openReplyLink } from "./reply-link.ts";
import { requireRoomToWrite } from "./ticket-limits.ts";

type Reply = { secret: string; message: string; text: string };

/**
 * Writes what came by the link of a mail to its question, and gives whether it could: not where the link has ended, as by the
 * question having been solved a moment ago. Throws `CommandError` as a message of the room does.
 */
export async function takeReply(
  { database }: Pick<CommandParts, "database">,
  { secret, message, text }: Reply,
): Promise<boolean> {
  return database.typed.transaction().execute(async (transaction) => {
    const found = await openReplyLink(transaction, secret);
    if (!found) return false;
    const ticket = await lockTicket(transaction, found.ticket);
    // Once it is locked nobody solves it: what was solved before has ended the link.
    if (!ticket || !(await openReplyLink(transaction, secret))) return false;
    const isThere = await transaction
      .selectFrom("ticket_messages")
      .select("id")
      .where("id", "=", message)
      .where("ticket", "=", ticket.id)
      .where("via", "=", "link")
      .executeTakeFirst();
    if (isThere) return true;
    await requireRoomToWrite(transaction, ticket.account, ticket.id);
    await keepMessage(transaction, {
      id: message,
      ticket: ticket.id,
      side: "customer",
      author: ticket.account,
      body: text,
      via: "link",
    });
    await changeState(transaction, ticket.id, "open", { isAsker: true });
    await transaction
      .insertInto("private.audit")
      .values({
        actor: null,
        on_behalf_of: ticket.account,
        act: "reply-by-link",
        target_kind: "ticket",
        target: ticket.id,
        before: JSON.stringify({ state: ticket.state }),
        after: JSON.stringify({ state: "open" }),
      })
      .execute();
    return true;
  });
}
